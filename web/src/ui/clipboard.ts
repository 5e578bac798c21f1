import { showToast } from './toast/toasts';

/** Copies a text and says so, or says that the browser does not let it. */
export async function copyText(text: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    showToast('The browser did not allow to copy. Select the text and copy it by hand.', { role: 'alert' });
    return false;
  }
  showToast(done);
  return true;
}
