/** One for each series, told apart without colours. All are closed, so that each can be left open inside. */
const SHAPES = [
  'M-4.2,0a4.2,4.2 0 1,0 8.4,0a4.2,4.2 0 1,0 -8.4,0Z',
  'M-3.8,-3.8H3.8V3.8H-3.8Z',
  'M0,-5L5,0L0,5L-5,0Z',
  'M0,-5L4.8,3.6H-4.8Z',
  'M0,5L4.8,-3.6H-4.8Z',
  'M-1.7,-4.8H1.7V-1.7H4.8V1.7H1.7V4.8H-1.7V1.7H-4.8V-1.7H-1.7Z',
];

export const DIFFERENT = SHAPES.length;

type MarkProps = { look: number; x: number; y: number; isOpen?: boolean };

/** A value of a series; open where there is none. */
export function Mark({ look, x, y, isOpen }: MarkProps) {
  return <path d={SHAPES[look]} transform={`translate(${x} ${y})`} data-mark={isOpen ? 'open' : 'value'} />;
}
