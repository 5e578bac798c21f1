import type { PointerEvent, ReactNode, Ref } from 'react';
import classes from './charts.module.css';

type StageProps = {
  /** What it shows, and which keys lead through it. */
  label: string;
  /** What a screen reader calls it. */
  kind: 'line chart' | 'graph' | 'map';
  /** For who measures how much room there is. */
  ref: Ref<HTMLDivElement>;
  className?: string;
  width: number;
  height: number;
  /** Something is looked at: the rest steps back. */
  isActive?: boolean;
  onPointerMove?: (event: PointerEvent<SVGSVGElement>) => void;
  onPointerLeave?: () => void;
  children: ReactNode;
};

/** Where a picture with marks that can be gone through by keys is drawn. The keys are its own, not the screen reader's. */
export function Stage({ label, kind, ref, className = '', width, height, isActive, ...rest }: StageProps) {
  const { children, ...pointer } = rest;
  return (
    <div
      ref={ref}
      className={`${classes.chart} ${className}`}
      role="application"
      aria-roledescription={kind}
      aria-label={label}
      data-active={isActive || undefined}
    >
      {/* The name is that of the frame: a title would cover what is pointed at. */}
      <svg role="presentation" width={width} height={height} viewBox={`0 0 ${width} ${height}`} {...pointer}>
        {children}
      </svg>
    </div>
  );
}
