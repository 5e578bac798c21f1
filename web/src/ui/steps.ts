const STEPS = 'main [data-step]';

/** Moves the focus to the next or the previous entry of the list on the page, if there is one. */
export function stepThroughList(by: 1 | -1) {
  const steps = [...document.querySelectorAll<HTMLElement>(STEPS)];
  const at = steps.findIndex((step) => step.contains(document.activeElement));
  const start = by > 0 ? 0 : steps.length - 1;
  const next = steps[at < 0 ? start : Math.min(steps.length - 1, Math.max(0, at + by))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
