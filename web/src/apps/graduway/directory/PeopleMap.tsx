import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Schemas } from '@/api/client';
import { DotMap } from '@/ui/charts/DotMap';
import { Failure } from '@/ui/Failure';
import { countOf, formatCount } from '@/ui/numbers';
import { Rows } from '@/ui/Rows';
import { path, SOURCE } from '../map/outline';
import { naturalEarth, UNITED_STATES, viewOf, WORLD } from '../map/projection';
import { mapQuery } from './api';
import classes from './directory.module.css';
import { type Filter, filterAddress, narrowedTo } from './filter';

/** In units of the outline: fine enough to be looked at closely. */
const [WIDTH, HEIGHT] = [2000, 980];

const REGIONS = [
  { name: 'United States', ...UNITED_STATES },
  { name: 'North America', west: -168, south: 8, east: -52, north: 72 },
  { name: 'South America', west: -82, south: -56, east: -34, north: 13 },
  { name: 'Europe', west: -12, south: 34, east: 42, north: 70 },
  { name: 'Africa', west: -19, south: -36, east: 52, north: 38 },
  { name: 'Asia', west: 34, south: -10, east: 146, north: 56 },
  { name: 'Oceania', west: 110, south: -48, east: 179, north: -8 },
];

let drawn: ReturnType<typeof draw> | undefined;

function draw() {
  const view = viewOf(WORLD, WIDTH, HEIGHT, naturalEarth);
  return {
    outline: path('land', view),
    borders: path('borders', view) + path('states', view),
    box: { x: 0, y: 0, width: WIDTH, height: HEIGHT },
    project: (longitude: number, latitude: number) => view.place([longitude, latitude]),
  };
}

/** The outline is drawn once, when a map is first looked at. */
function outlineOnce() {
  drawn ??= draw();
  return drawn;
}

/** Where those live who fit and share their place. */
export function PeopleMap({ filter }: { filter: Filter }) {
  const chips = filter.chips ?? [];
  const found = useQuery(mapQuery(chips));
  const world = useMemo(outlineOnce, []);
  if (found.isError) return <Failure message={found.error.message} onRetry={() => found.refetch()} />;
  if (!found.data) return <Rows count={1} height={360} />;
  const { dots, total } = found.data;
  const idOf = ({ label, latitude, longitude }: Schemas['DirectoryDot']) =>
    `${label} ${latitude} ${longitude}`;
  const places = new Map(dots.map((dot) => [idOf(dot), dot.place]));
  const linkOf = (id: string) => {
    const place = places.get(id);
    return place
      ? filterAddress({
          ...filter,
          chips: narrowedTo(chips, { slot: 'place', text: place }),
          view: 'table',
          page: 1,
        })
      : undefined;
  };
  return (
    <div className={classes.view} aria-busy={found.isPlaceholderData}>
      <DotMap
        title="Where they live"
        {...world}
        regions={REGIONS}
        dots={dots.map((dot) => ({
          id: idOf(dot),
          name: dot.label,
          longitude: dot.longitude,
          latitude: dot.latitude,
          count: dot.people,
        }))}
        counted={['person', 'people']}
        linkOf={linkOf}
        note={sayRest(found.data)}
        empty={
          total === 0
            ? 'Nobody fits, so there is nobody on the map.'
            : 'Too few share their place to show them on a map.'
        }
      />
      <p className={classes.credit}>A city leads to those within 50 km of it. Outlines: {SOURCE}.</p>
    </div>
  );
}

/** Who is not on the map, and why. */
export function sayRest({ total, dots, least, elsewhere, hasFew, without }: Schemas['DirectoryMap']): string {
  const rest = [`A dot stands for at least ${formatCount(least)} people.`];
  if (typeof elsewhere === 'number' && elsewhere > 0) {
    rest.push(`${formatCount(elsewhere)} more live where they are fewer.`);
  } else if (hasFew) rest.push(`Fewer than ${formatCount(least)} live elsewhere.`);
  if (typeof without === 'number' && without > 0) {
    rest.push(`Of ${countOf(without, 'person', 'people')} the place is not known, or not shared.`);
  } else if (hasFew && total - dots.reduce((sum, dot) => sum + dot.people, 0) >= least) {
    rest.push('Of everybody else the place is not known, or not shared.');
  }
  return rest.join(' ');
}
