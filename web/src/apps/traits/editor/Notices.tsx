import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Notice } from '@/ui/Notice';
import { showFailure, showToast } from '@/ui/toast/toasts';
import { momentOf } from './clock';
import classes from './editor.module.css';
import { deleteTrait, lockedUnless, restoreTrait, type TraitDetail, useMayChange } from './traits';
import { DELETED_ID, OFFER_ID, type useEditor } from './useEditor';
import { useTakeBack } from './useTakeBack';

type NoticesProps = { trait: TraitDetail | undefined; editor: ReturnType<typeof useEditor> };

/** What one should know before one writes. */
export function Notices({ trait, editor }: NoticesProps) {
  const { offer, isLocked, isOvertaken, isTouched, saving } = editor;
  return (
    <div className={classes.notices}>
      {trait?.deletedAt && <Deleted trait={trait} />}
      {offer && <Offered editor={editor} isNew={!trait} />}
      {trait && isOvertaken && isTouched && !isLocked && (
        <Notice>
          <p>
            {trait.updatedBy} has changed this trait since you began. Nothing is lost: before you save, you
            see both side by side.
          </p>
          <p className={classes.choices}>
            <Button size="xs" variant="default" onClick={() => saving.compare(trait)}>
              Compare now
            </Button>
          </p>
        </Notice>
      )}
    </div>
  );
}

function Offered({ editor, isNew }: { editor: NoticesProps['editor']; isNew: boolean }) {
  const { offer, goOn, discardOffer, isDiscarding, isTouched } = editor;
  if (!offer) return null;
  const when = momentOf(offer.at, new Date());
  const name = offer.form.content.name.trim();
  const isOther = isNew && isTouched;
  return (
    <Notice>
      <p id={OFFER_ID}>
        {isOther
          ? `You also have another new trait${name && ` called ${name}`} from ${when} that is not saved. Only one can be kept as a draft.`
          : `You have changes from ${when} that are not saved.`}
      </p>
      <p className={classes.choices}>
        <Button size="xs" onClick={goOn} disabled={isDiscarding}>
          {isOther ? 'Continue with that one' : 'Continue with them'}
        </Button>
        <Button size="xs" variant="default" onClick={discardOffer} loading={isDiscarding}>
          {isOther ? 'Discard that one' : 'Discard'}
        </Button>
      </p>
    </Notice>
  );
}

function Deleted({ trait }: { trait: TraitDetail }) {
  const mayChange = useMayChange();
  const { show } = useTakeBack();
  const restore = useMutation({
    mutationFn: () => restoreTrait(trait.id),
    onSuccess: (back) => {
      show(back);
      showToast(`${back.content.name} is back.`, {
        undo: () => deleteTrait(back.id).then(() => show({ ...back, deletedAt: new Date().toISOString() })),
      });
    },
    onError: showFailure,
  });
  return (
    <Notice>
      <p id={DELETED_ID}>
        This trait was deleted{trait.deletedAt && ` on ${momentOf(trait.deletedAt, new Date())}`}. Bring it
        back to change it.
      </p>
      <p className={classes.choices}>
        <Button
          size="xs"
          variant="default"
          {...lockedUnless(mayChange)}
          loading={restore.isPending}
          onClick={() => restore.mutate()}
        >
          Bring it back
        </Button>
      </p>
    </Notice>
  );
}
