import { Chat } from '@/chat';
import { useFamily } from '../family/context';
import { yearName } from '../words';
import classes from './ask.module.css';
import { Office } from './Office';
import { Standing } from './Standing';

/** Questions about this family's result and about the policies. What a person has to decide is left to one. */
export function Ask() {
  const { id, worksheet } = useFamily();
  return (
    <div className={classes.ask}>
      <div className={classes.head}>
        <Standing />
        <Office about={`Question about my aid for ${yearName(worksheet.application.year)}`} />
      </div>
      <Chat key={id} app="financial-aid" subject={id} />
    </div>
  );
}
