import { Link } from 'react-router';
import { countOf, formatCount } from '../numbers';
import { DotMapPicture, type DotMapPictureProps } from './DotMapPicture';
import type { MapDot } from './dots';
import { Twin, type TwinWords } from './Twin';
import { figures } from './table';
import { capital, type Noun } from './words';

type DotMapProps = TwinWords &
  Omit<DotMapPictureProps, 'title'> & {
    /** What a dot is: "place", "places". */
    place?: Noun;
  };

const PLACE = ['place', 'places'] as const;

/** How many there are where. What may not be shown on its own is left out or put together by who brings the dots. */
export function DotMap({ dots, counted, place = PLACE, linkOf, ...rest }: DotMapProps) {
  const { outline, borders, box, project, regions, ...words } = rest;
  const sorted = dots.toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1));
  const missing = dots.filter(({ longitude, latitude }) => !project(longitude, latitude));
  const left =
    missing.length > 0 && `${countOf(missing.length, ...place)} in the table cannot be drawn on this map.`;
  return (
    <Twin
      {...words}
      summary={words.summary ?? sayDots(sorted, counted, place)}
      note={[left, words.note].filter(Boolean).join(' ')}
      pictureName="Map"
      picture={
        <DotMapPicture
          title={words.title}
          outline={outline}
          borders={borders}
          box={box}
          project={project}
          regions={regions}
          dots={dots}
          counted={counted}
          linkOf={linkOf}
        />
      }
      table={{
        columns: [
          {
            label: capital(place[0]),
            show: (name, row) => {
              const to = linkOf?.(sorted[row]?.id ?? '');
              return to ? <Link to={to}>{name}</Link> : name;
            },
          },
          figures(capital(counted[1])),
        ],
        rows: sorted.map(({ name, count }) => [name, count]),
      }}
    />
  );
}

function sayDots(sorted: readonly MapDot[], counted: Noun, place: Noun): string {
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  const largest = sorted.slice(0, 3).map(({ name, count }) => `${name} (${formatCount(count)})`);
  return `${countOf(total, ...counted)} in ${countOf(sorted.length, ...place)}, most in ${largest.join(', ')}.`;
}
