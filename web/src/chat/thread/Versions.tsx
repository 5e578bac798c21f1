import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from '@/ui/IconButton';
import classes from './thread.module.css';

type VersionsProps = {
  of: 'message' | 'answer';
  ids: readonly string[];
  shown: string;
  onShow: (id: string) => void;
};

/** Which of several versions is shown, and the way to the others. */
export function Versions({ of, ids, shown, onShow }: VersionsProps) {
  if (ids.length < 2) return null;
  const at = ids.indexOf(shown);
  const step = (by: number) => {
    const id = ids[at + by];
    if (id) onShow(id);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is no group of fields.
    <span className={classes.versions} role="group" aria-label={`Versions of this ${of}`}>
      <IconButton label={`Previous ${of}`} icon={IconChevronLeft} idle={at <= 0} onClick={() => step(-1)} />
      <span aria-live="polite">
        {at + 1} of {ids.length}
      </span>
      <IconButton
        label={`Next ${of}`}
        icon={IconChevronRight}
        idle={at >= ids.length - 1}
        onClick={() => step(1)}
      />
    </span>
  );
}
