import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import classes from './Toaster.module.css';
import {
  currentToasts,
  dismissToast,
  pauseToast,
  resumeToast,
  subscribe,
  TOAST_FADE,
  type Toast,
  undoToast,
} from './toasts';

/** Where toasts appear: at the top right, below the header. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribe, currentToasts);
  return (
    <div className={classes.list}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, message, role, isFading, undo } = toast;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only keeps the toast from going away.
    <div
      className={classes.toast}
      data-role={role}
      data-fading={isFading || undefined}
      style={{ transitionDuration: `${TOAST_FADE}ms` }}
      onMouseEnter={() => pauseToast(id)}
      onMouseLeave={() => resumeToast(id)}
      onFocus={() => pauseToast(id)}
      onBlur={() => resumeToast(id)}
    >
      <span className={classes.message} role={role}>
        {message}
      </span>
      {undo && (
        <Button size="compact-sm" variant="subtle" className={classes.undo} onClick={() => undoToast(id)}>
          Undo
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label="Dismiss"
        className={classes.dismiss}
        onClick={() => dismissToast(id)}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
