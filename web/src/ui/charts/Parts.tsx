import { formatPercent, formatPoints } from '../numbers';
import { PartsPicture } from './PartsPicture';
import { harmonicMean, type PartsData, type ScorePart, type ScoreSide, shareOf } from './score';
import { Twin, type TwinWords } from './Twin';
import { figures, shortened } from './table';

/** What a score is made of: how much each part gives, and how much it could. Both directions side by side. */
export function Parts({ sides, mean = meanOf(sides), show = formatPoints, ...words }: PartsData & TwinWords) {
  const summary = words.summary ?? sayParts(sides, mean, show);
  const hasWhy = sides.some(({ parts }) => parts.some(({ why }) => why));
  const rows = sides.flatMap((side) => side.parts.map((part) => [side.name, ...rowOf(side, part, hasWhy)]));
  const scores = sides.map(({ name, score }) => [name, 'Score', null, null, score, null]);
  return (
    <Twin
      {...words}
      summary={summary}
      picture={<PartsPicture sides={sides} mean={mean} show={show} label={summary} />}
      table={{
        columns: [
          { label: 'Side' },
          { label: 'Part' },
          { ...figures('Value', show), show: blank(show) },
          { ...figures('Weight', formatPercent), show: blank(formatPercent) },
          figures('Gives', show),
          ...(hasWhy ? [{ label: 'Why', show: blank(String) }] : []),
        ],
        rows: rows.length === 0 ? [] : [...rows, ...scores, ...meanRow(mean)],
      }}
    />
  );
}

const meanOf = ([one, other]: PartsData['sides']) => other && harmonicMean(one.score, other.score);

const meanRow = (mean: number | undefined) =>
  mean === undefined ? [] : [['Both', 'Harmonic mean', null, null, mean, null]];

const blank = (show: (value: number) => string) => (value: string | number | null) =>
  typeof value === 'number' ? show(value) : (value ?? '');

function rowOf(side: ScoreSide, part: ScorePart, hasWhy: boolean) {
  const share = shareOf(side, part);
  const gives = shortened(share * part.value);
  const why = part.why ?? (part.isUnknown ? 'Not known' : null);
  return [part.name, shortened(part.value), shortened(share), gives, ...(hasWhy ? [why] : [])];
}

function sayParts(sides: readonly ScoreSide[], mean: number | undefined, show: (value: number) => string) {
  const each = sides.map((side) => {
    const gives = (part: ScorePart) => shareOf(side, part) * part.value;
    const [first] = side.parts.toSorted((one, other) => gives(other) - gives(one));
    return `${side.name}: ${show(side.score)}${first ? `, mostly ${first.name}` : ''}`;
  });
  return `${[...each, ...(mean === undefined ? [] : [`harmonic mean ${show(mean)}`])].join('; ')}.`;
}
