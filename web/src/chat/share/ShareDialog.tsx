import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Actions } from '@/ui/Actions';
import { copyText } from '@/ui/clipboard';
import { Dialog } from '@/ui/Dialog';
import { Failure } from '@/ui/Failure';
import { TextInput } from '@/ui/fields';
import { showToast } from '@/ui/toast/toasts';
import { CONVERSATIONS, changeConversation } from '../api';
import type { ConversationCard } from '../types';

type ShareDialogProps = {
  conversation: ConversationCard;
  /** Where the conversation is, on this site. */
  address: string;
  onClose: () => void;
};

/** Lets colleagues read a conversation, and says who they are before it is done. */
export function ShareDialog({ conversation, address, onClose }: ShareDialogProps) {
  const { id, title, isShared } = conversation;
  const queries = useQueryClient();
  const link = window.location.origin + address;
  const share = useMutation({
    mutationFn: (wanted: boolean) => changeConversation(id, { isShared: wanted }),
    onSuccess: async (_, wanted) => {
      await queries.invalidateQueries({ queryKey: CONVERSATIONS });
      if (!wanted) showToast('The link does not open the conversation any more.');
      // What could not be copied is here to be selected.
      else if (!(await copyText(link, 'Link copied. Colleagues who sign in can read the conversation.')))
        return;
      onClose();
    },
  });
  return (
    <Dialog title={`Share “${title}”`} onClose={onClose}>
      <p>
        Everybody who can sign in to this suite and has the link can read the conversation. Colleagues see the
        conversation as it stands when they open it: with what you have written by then and the newest answer
        to each message, without versions you replaced. Only you can write in it, change it or delete it.
      </p>
      {isShared && <TextInput label="Link" readOnly value={link} onFocus={({ target }) => target.select()} />}
      {share.error && <Failure message={share.error.message} />}
      <Actions>
        {isShared && (
          <Button variant="default" loading={share.isPending} onClick={() => share.mutate(false)}>
            Stop sharing
          </Button>
        )}
        <Button
          data-autofocus
          loading={share.isPending}
          onClick={() => {
            if (isShared) copyText(link, 'Link copied.');
            else share.mutate(true);
          }}
        >
          {isShared ? 'Copy link' : 'Share and copy link'}
        </Button>
      </Actions>
    </Dialog>
  );
}
