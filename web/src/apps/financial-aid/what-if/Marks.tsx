import classes from './picture.module.css';

type MarkProps = { x: number; y: number };

/** The family's own answer. */
export const NowMark = ({ x, y }: MarkProps) => (
  <rect className={classes.nowMark} x={x - 4.5} y={y - 4.5} width={9} height={9} />
);

/** What is tried. */
export const ChosenMark = ({ x, y }: MarkProps) => (
  <circle className={classes.chosenMark} cx={x} cy={y} r={5.5} />
);
