import outline from './outline.json';
import type { Place, View } from './projection';

/** Where the outlines come from, to be said below the map. */
export const SOURCE = outline.source;

export type Layer = 'land' | 'borders' | 'states';

const read = new Map<Layer, Place[][]>();

/** The lines of a layer. They are read once, when they are first drawn. */
export function lines(layer: Layer): Place[][] {
  const known = read.get(layer);
  if (known) return known;
  const all = outline[layer].map((text) => decode(text, outline.steps));
  read.set(layer, all);
  return all;
}

/** Undoes what `tools/map_outline.mjs` has written: differences, five bits a letter, the sign in the lowest bit. */
export function decode(text: string, steps: number): Place[] {
  const places: Place[] = [];
  let [column, row, at] = [0, 0, 0];
  const next = () => {
    let [value, shift, letter] = [0, 0, 0];
    do {
      letter = text.charCodeAt(at) - 63;
      at += 1;
      value |= (letter & 0x1f) << shift;
      shift += 5;
    } while (letter >= 0x20);
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  while (at < text.length) {
    column += next();
    row += next();
    places.push([column / steps, row / steps]);
  }
  return places;
}

/** A layer as the path of an SVG. Land is filled, so that its lines are closed. */
export function path(layer: Layer, view: View): string {
  const ends = layer === 'land' ? 'Z' : '';
  return lines(layer)
    .filter((line) => line.some(view.shows) || layer === 'land')
    .map((line) => unbroken(line).map((place) => spot(view, place)))
    .map((spots) => `M${spots.join('L')}${ends}`)
    .join('');
}

/** Where a line crosses the 180th meridian it goes on beyond it: otherwise it would run across the whole map. */
function unbroken(line: readonly Place[]): Place[] {
  let [turns, before] = [0, line[0]?.[0] ?? 0];
  const whole = line.map(([longitude, latitude]): Place => {
    if (Math.abs(longitude - before) > 180) turns += longitude < before ? 360 : -360;
    before = longitude;
    return [longitude + turns, latitude];
  });
  const middle = whole.reduce((sum, [longitude]) => sum + longitude, 0) / whole.length;
  const back = Math.round(middle / 360) * 360;
  return whole.map(([longitude, latitude]) => [longitude - back, latitude]);
}

function spot(view: View, place: Place): string {
  const [x, y] = view.place(place);
  return `${round(x)},${round(y)}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
