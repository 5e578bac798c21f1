import { useState } from 'react';
import { Empty } from '@/ui/Empty';
import { Failure } from '@/ui/Failure';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import type { Span } from '@/ui/spans';
import { useFamily } from '../family/context';
import { Beside } from './Beside';
import { Blocks } from './Blocks';
import { Claims } from './Claims';
import { cleanText } from './clean';
import { claimNow, recount } from './count';
import { LetterForm } from './LetterForm';
import { LetterText } from './LetterText';
import classes from './letter.module.css';
import { NetPrice } from './NetPrice';
import { Remarks } from './Remarks';
import { lineAt, placesOf } from './spans';
import type { Letter as Found } from './types';
import { UseFigures } from './UseFigures';
import { useLetter } from './useLetter';

/** An award letter that somebody pastes: what in it is a gift, what is a loan, and what it really comes to. */
export function Letter() {
  const { id } = useFamily();
  return <LetterOf key={id} />;
}

function LetterOf() {
  const letter = useLetter();
  const { text, read, found } = letter;
  return (
    <div className={classes.letter}>
      <Panel title="Read an award letter">
        <LetterForm
          text={text}
          isPending={read !== null && found.isFetching}
          onType={letter.type}
          onRead={letter.start}
          onClear={letter.clear}
        />
      </Panel>
      {read === null && (
        <Empty title="No letter has been read yet">
          Many letters mix grants with loans. Here they stand apart, and the net price is worked out anew.
        </Empty>
      )}
      {read !== null && cleanText(text) !== read && (
        <div className={classes.changed}>
          <Notice>The text has changed since it was read. Read it again to see what it says now.</Notice>
        </div>
      )}
      {read !== null && found.isError && (
        <Failure message={found.error.message} onRetry={() => found.refetch()} />
      )}
      {read !== null && found.isPending && <Rows count={4} />}
      {read !== null && found.data && <Result letter={letter} text={read} found={found.data} />}
    </div>
  );
}

type ResultProps = { letter: ReturnType<typeof useLetter>; text: string; found: Found };

function Result({ letter, text, found }: ResultProps) {
  const [aim, setAim] = useState<Span | null>(null);
  const { chosen, choose } = letter;
  const totals = recount(found, chosen);
  const before = recount(found, {});
  const aimAt = (span: Span | null | undefined) => span && setAim({ ...span });
  const aimAtLine = (line: number) => aimAt(lineAt(text, line));
  const hasLines = found.items.length > 0;
  return (
    <>
      {hasLines && <NetPrice totals={totals} />}
      <Remarks remarks={found.remarks} onAim={aimAtLine} />
      <Blocks
        items={found.items}
        chosen={chosen}
        onChoose={choose}
        onAim={(place) => aimAt(placesOf(text, found.items)[place])}
      />
      <LetterText text={text} items={found.items} chosen={chosen} aim={aim} />
      <Claims claims={found.stated.map((claim) => claimNow(claim, before, totals))} onAim={aimAtLine} />
      {hasLines && <Beside letter={found} totals={totals} />}
      {hasLines && <UseFigures letter={found} text={text} chosen={chosen} totals={totals} />}
    </>
  );
}
