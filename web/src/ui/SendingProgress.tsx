import { Button } from '@mantine/core';
import { formatBytes } from './bytes';
import { Progress } from './Progress';
import classes from './SendingProgress.module.css';

type SendingProgressProps = { file: File; sent: number; onCancel: () => void };

/** How much of a file has left. */
export function SendingProgress({ file, sent, onCancel }: SendingProgressProps) {
  const isWhole = sent >= file.size;
  return (
    <div className={classes.progress}>
      <Progress
        label={`Upload of ${file.name}`}
        value={file.size > 0 ? sent / file.size : undefined}
        text={isWhole ? 'The server looks at the file' : `${formatBytes(sent)} of ${formatBytes(file.size)}`}
      />
      <Button variant="default" size="xs" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
