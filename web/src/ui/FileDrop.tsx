import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, type Ref, useId, useState } from 'react';
import classes from './FileDrop.module.css';

type FileDropProps = {
  label: string;
  hint?: ReactNode;
  /** Endings and types that are offered first. */
  accept?: string;
  disabled?: boolean;
  /** What takes the focus. */
  ref?: Ref<HTMLInputElement>;
} & (
  | { onFile: (file: File) => void; onFiles?: undefined }
  /** For as many as there are. */
  | { onFile?: undefined; onFiles: (files: File[]) => void }
);

/** Takes one file, or many: dropped, or chosen with the pointer or the keyboard. */
export function FileDrop({ label, hint, accept, disabled, ref, onFile, onFiles }: FileDropProps) {
  const hintId = useId();
  const [isOver, setOver] = useState(false);
  const [hasTooMany, setTooMany] = useState(false);

  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? [];
    if (!file) return setTooMany(false);
    if (onFiles) return onFiles([file, ...others]);
    setTooMany(others.length > 0);
    if (others.length === 0) onFile(file);
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };

  return (
    <label
      className={classes.drop}
      data-over={isOver || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        if (!disabled) setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={ref}
        type="file"
        multiple={onFiles !== undefined}
        className="visually-hidden"
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <IconFileUpload size={30} stroke={1.5} aria-hidden className={classes.icon} />
      <span className={classes.label}>{label}</span>
      {hint && (
        <span className={classes.hint} id={hintId}>
          {hint}
        </span>
      )}
      {hasTooMany && (
        <span className={classes.tooMany} role="alert">
          One file at a time.
        </span>
      )}
    </label>
  );
}
