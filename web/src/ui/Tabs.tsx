import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import classes from './Tabs.module.css';

export type Tab = {
  name: string;
  label: string;
  /** How much there is behind it. */
  count?: number | string;
};

type TabsProps = {
  /** What they are the parts of, for who cannot see it. */
  label: string;
  tabs: readonly Tab[];
  current: string;
  /** Each tab has an address of its own. */
  addressOf: (name: string) => string;
  children: ReactNode;
};

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the row of tabs until this one is seen. The page stays where it is. */
export function reveal(tab: HTMLElement | null) {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const before = tab.offsetLeft - row.offsetLeft;
  const behind = before + tab.offsetWidth - row.clientWidth;
  if (row.scrollLeft > before) row.scrollLeft = before;
  else if (row.scrollLeft < behind) row.scrollLeft = behind;
}

/** Parts of a page, one shown at a time. The arrows go from one to the next, as do links. */
export function Tabs({ label, tabs, current, addressOf, children }: TabsProps) {
  const id = useId();
  const navigate = useNavigate();
  const idOf = (name: string) => `${id}-${name}`;
  const currentId = idOf(current);
  const panel = useRef<HTMLDivElement>(null);
  const previous = useRef(currentId);

  useEffect(() => {
    reveal(document.getElementById(currentId));
    if (previous.current === currentId) return;
    previous.current = currentId;
    // The link that led here may have been in the panel, and gone with what was in it.
    if (document.activeElement === document.body) panel.current?.focus();
  }, [currentId]);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.name === current);
    const next = tabs[STEPS[event.key]?.(index, tabs.length) ?? -1];
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    document.getElementById(idOf(next.name))?.focus();
    // Who goes through the tabs by key does not go back through each of them.
    navigate(addressOf(next.name), { replace: true });
  };

  return (
    <>
      <div className={classes.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ name, label: text, count }) => (
          <Link
            key={name}
            id={idOf(name)}
            role="tab"
            to={addressOf(name)}
            className={classes.tab}
            aria-selected={name === current}
            aria-controls={name === current ? `${id}-panel` : undefined}
            tabIndex={name === current ? 0 : -1}
          >
            {text} {count !== undefined && <span className={classes.count}>{count}</span>}
          </Link>
        ))}
      </div>
      <div
        ref={panel}
        id={`${id}-panel`}
        role="tabpanel"
        className={classes.panel}
        aria-labelledby={currentId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a link in it can be reached, too.
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}
