import { Button } from '@mantine/core';
import { Menu } from '@/ui/menu';
import type { RoundPerson } from '../types';
import { type Asked, capacity, dropMentor, dropStudent, refuses } from './asked';

type AskMenuProps = {
  student?: RoundPerson;
  mentor?: RoundPerson;
  onAsk: (asked: Asked) => void;
};

/** What can be asked about somebody of a row. The answer stands in the panel above. */
export function AskMenu({ student, mentor, onAsk }: AskMenuProps) {
  const names = [student?.name, mentor?.name].filter(Boolean).join(' and ');
  const questions = [
    ...(student ? [dropStudent(student)] : []),
    ...(mentor ? [dropMentor(mentor), capacity(mentor)] : []),
    ...(student && mentor ? [refuses(student, mentor)] : []),
  ];
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <Button size="compact-sm" variant="default" aria-label={`What if, for ${names}`}>
          What if…
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {questions.map((asked) => (
          <Menu.Item key={asked.words} onClick={() => onAsk(asked)}>
            {asked.words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
