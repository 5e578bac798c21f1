// Makes web/src/apps/graduway/map/outline.json: land, borders of countries and of the states of the US, small enough to
// be sent with the page, so that the map needs no server of tiles. Run it once, and again when the sources change:
//
//   cd "$(mktemp -d)" && npm init -y && npm install world-atlas@2.0.2 us-atlas@3.0.1 topojson-client@3.1.0 topojson-simplify@3.0.3
//   NODE_PATH=node_modules node …/tools/map_outline.mjs …/web/src/apps/graduway/map/outline.json
//
// Natural Earth (public domain) by way of world-atlas, US Census Bureau (public domain) by way of us-atlas; both ISC.

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'here.js'));
const { feature, mesh } = require('topojson-client');
const { presimplify, simplify } = require('topojson-simplify');

const [target] = process.argv.slice(2);
if (!target) throw new Error('usage: node map_outline.mjs outline.json');

/** A twentieth of a degree, about five kilometres, is as fine as a dot of a city is drawn. */
const STEPS = 20;
/** In square degrees: what a corner has to stand out by to be kept. */
const WORLD_LEAST = 0.004;
const STATES_LEAST = 0.001;
/** Islands and lakes below this many square degrees are left out. */
const SMALLEST = 0.03;
/** Antarctica has no alumni, and is as wide as the map. */
const SOUTH = -60;

const read = (name) => JSON.parse(readFileSync(require.resolve(name), 'utf8'));
const world = simplify(presimplify(read('world-atlas/countries-50m.json')), WORLD_LEAST);
const land = simplify(presimplify(read('world-atlas/land-50m.json')), WORLD_LEAST);
const states = simplify(presimplify(read('us-atlas/states-10m.json')), STATES_LEAST);

const rings = feature(land, land.objects.land)
  .features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  )
  .flat()
  .filter((ring) => ring.some(([, latitude]) => latitude > SOUTH) && area(ring) >= SMALLEST);
const inner = (topology, object) => mesh(topology, object, (one, other) => one !== other).coordinates;

const outline = {
  source:
    'Natural Earth (public domain) via world-atlas 2.0.2, US Census Bureau (public domain) via us-atlas 3.0.1; simplified',
  steps: STEPS,
  land: lines(rings),
  borders: lines(inner(world, world.objects.countries)),
  states: lines(inner(states, states.objects.states)),
};
writeFileSync(target, `${JSON.stringify(outline, null, 2)}\n`);

function area(ring) {
  let sum = 0;
  ring.forEach(([x, y], at) => {
    const [next, above] = ring[(at + 1) % ring.length];
    sum += x * above - next * y;
  });
  return Math.abs(sum / 2);
}

function lines(all) {
  return all.map(encoded).filter(Boolean);
}

/** As in Google's encoded polylines: differences, the sign in the lowest bit, five bits a letter. */
function encoded(line) {
  let text = '';
  let [x, y] = [0, 0];
  let points = 0;
  for (const [longitude, latitude] of line) {
    const [column, row] = [Math.round(longitude * STEPS), Math.round(latitude * STEPS)];
    if (points > 0 && column === x && row === y) continue;
    text += letters(column - x) + letters(row - y);
    [x, y] = [column, row];
    points += 1;
  }
  return points > 1 ? text : '';
}

function letters(difference) {
  let rest = difference < 0 ? ~(difference << 1) : difference << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}
