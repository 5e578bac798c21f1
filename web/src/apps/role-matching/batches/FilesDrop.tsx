import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import drop from '@/ui/FileDrop.module.css';

type FilesDropProps = {
  label: string;
  hint?: ReactNode;
  accept: string;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
};

/** Takes many files: dropped, or chosen with the pointer or the keyboard. */
export function FilesDrop({ label, hint, accept, disabled, onFiles }: FilesDropProps) {
  const hintId = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) onFiles(chosen);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  return (
    <label
      className={drop.drop}
      data-over={isOver || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        if (!disabled) setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        type="file"
        multiple
        className="visually-hidden"
        aria-label={label}
        aria-describedby={hint ? hintId : undefined}
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same files can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <IconFileUpload size={30} stroke={1.5} aria-hidden className={drop.icon} />
      <span className={drop.label}>{label}</span>
      {hint && (
        <span className={drop.hint} id={hintId}>
          {hint}
        </span>
      )}
    </label>
  );
}
