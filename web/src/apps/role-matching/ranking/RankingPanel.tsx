import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconEye, IconEyeOff, IconGitCompare } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Choice } from '@/ui/Choice';
import { Failure } from '@/ui/Failure';
import { countOf, formatCount } from '@/ui/numbers';
import { Pager } from '@/ui/Pager';
import { Panel } from '@/ui/Panel';
import { Rows } from '@/ui/Rows';
import type { TalentRole } from '../types';
import { withChanges } from '../what-if/change';
import { AWAY, isAway, rankedWords } from '../words';
import { ExportMenu } from './ExportMenu';
import { Filters } from './Filters';
import { KeyStrip } from './KeyStrip';
import { Nobody } from './Nobody';
import { RankMatrix } from './RankMatrix';
import type { RowActs } from './RankRow';
import { RankTable } from './RankTable';
import classes from './ranking.module.css';
import { ScoreHistogram } from './ScoreHistogram';
import type { Ranked } from './useRanking';
import { PER_PAGE, SHAPES, type Shape, type View } from './view';

type RankingPanelProps = {
  role: TalentRole;
  ranked: Ranked;
  view: View;
  /** What was changed is not saved yet, and the ranking not that of it. */
  isBehind: boolean;
  acts: RowActs;
  compareAddress: string;
  onChange: (change: Partial<View>, options?: { replace?: boolean }) => void;
};

const SHAPE_OPTIONS = (Object.keys(SHAPES) as Shape[]).map((value) => ({ value, label: SHAPES[value] }));

/** Everybody in the order of their scores, with how it is shown. */
export function RankingPanel(props: RankingPanelProps) {
  const { role, ranked, view, isBehind, acts, compareAddress, onChange } = props;
  const { ranking, error, isOld, retry } = ranked;
  const hasMoves = view.changes.length > 0;
  const asked = withChanges(role.requirements, view.changes);
  const count = view.picked.length;
  const compare = useRef<HTMLAnchorElement>(null);
  const BlindPicture = view.isBlind ? IconEyeOff : IconEye;
  return (
    <Panel
      title="Ranking"
      aside={
        <>
          <Button
            size="xs"
            variant="default"
            aria-pressed={view.isBlind}
            title="Labels instead of names, and stand-ins for what tells who it is"
            leftSection={<BlindPicture size={14} aria-hidden />}
            onClick={() => onChange({ isBlind: !view.isBlind, text: '', page: 1 })}
          >
            Blind
          </Button>
          <Choice
            label="Shown as"
            options={SHAPE_OPTIONS}
            value={view.shape}
            onChange={(shape) => onChange({ shape })}
          />
          <Button
            size="xs"
            variant="default"
            aria-pressed={view.isWhatIf}
            leftSection={<IconAdjustmentsHorizontal size={14} aria-hidden />}
            onClick={() => onChange({ isWhatIf: !view.isWhatIf })}
          >
            What if
          </Button>
          <Button
            size="xs"
            variant="default"
            component={Link}
            ref={compare}
            to={compareAddress}
            leftSection={<IconGitCompare size={14} aria-hidden />}
          >
            Compare {count > 0 && `(${count})`}
          </Button>
          {count > 0 && (
            <Button
              size="xs"
              variant="subtle"
              onClick={() => {
                onChange({ picked: [] }, { replace: true });
                // This button goes away.
                compare.current?.focus();
              }}
            >
              Put all down
            </Button>
          )}
          <ExportMenu role={role} view={view} />
        </>
      }
    >
      <Filters view={view} requirements={role.requirements} hasMoves={hasMoves} onChange={onChange} />
      <p className={classes.told} role="status" aria-live="polite">
        {ranking && !isOld && rankedWords(ranking.total, ranking.poolSize, ranking.moved)}
        {isOld && 'Ranking again…'}
        {isBehind && ' The ranking follows as soon as your change is saved.'}
      </p>
      {ranking && ranking.meaning.done < ranking.meaning.of && (
        <p className={classes.told}>
          {formatCount(ranking.meaning.done)} of {countOf(ranking.meaning.of, 'résumé')} are prepared to be
          compared by meaning. Until all are, words alone decide, for everybody alike.
        </p>
      )}
      {ranking && isAway(ranking.compared, ranking.meaning) && <p className={classes.told}>{AWAY}</p>}
      {error && <Failure message={error.message} onRetry={retry} />}
      {!ranking && !error && (
        <div className={classes.body}>
          <Rows count={8} height={56} />
        </div>
      )}
      {ranking && (
        <div data-old={isOld || undefined} className={classes.list}>
          {ranking.rows.length === 0 && (
            <Nobody ranking={ranking} requirements={asked} view={view} onChange={onChange} />
          )}
          {ranking.rows.length > 0 && view.shape === 'list' && (
            <RankTable ranking={ranking} view={view} acts={acts} />
          )}
          {ranking.rows.length > 0 && view.shape === 'matrix' && (
            <RankMatrix ranking={ranking} requirements={asked} addressOf={acts.addressOf} />
          )}
          {ranking.rows.length > 0 && (
            <Pager
              page={view.page}
              perPage={PER_PAGE}
              total={ranking.total}
              onChange={(page) => onChange({ page })}
            />
          )}
          <div className={classes.body}>
            <ScoreHistogram ranking={ranking} plain />
            <KeyStrip />
          </div>
        </div>
      )}
    </Panel>
  );
}
