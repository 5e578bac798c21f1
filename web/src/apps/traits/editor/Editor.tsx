import { Page } from '@/ui/Page';
import { Panel } from '@/ui/Panel';
import { Sections } from '../Sections';
import { AboutTrait } from './aside/AboutTrait';
import { CheckPanel } from './aside/CheckPanel';
import { History } from './aside/History';
import { Usage } from './aside/Usage';
import { ConflictDialog } from './conflict/ConflictDialog';
import classes from './editor.module.css';
import { Advanced } from './fields/Advanced';
import { Anchors } from './fields/Anchors';
import { Basics } from './fields/Basics';
import { Confusions } from './fields/Confusions';
import { Departments } from './fields/Departments';
import { Frameworks } from './fields/Frameworks';
import fieldClasses from './fields/fields.module.css';
import { Questions } from './fields/Questions';
import { TextField } from './fields/TextField';
import { LONGEST } from './limits';
import { MarksContext } from './marks';
import { Notices } from './Notices';
import { SaveBar } from './SaveBar';
import { REASON, REASON_ID, useMayChange } from './traits';
import { type Opening, useEditor } from './useEditor';
import { useSaveKey } from './useSaveKey';

/** The form of a trait, what the check says of it, and what else there is to know. */
export function Editor(opening: Opening) {
  const { id, trait } = opening;
  const editor = useEditor(opening);
  const { form, setForm: edit, lock, faults, check, saving, base } = editor;
  const mayChange = useMayChange();
  useSaveKey(editor.submit);
  const fields = { form, edit };
  return (
    <Page
      title={trait ? 'Edit trait' : 'New trait'}
      lead={
        <>
          {trait ? <b>{trait.content.name}</b> : 'What people do who have it, at five levels.'}{' '}
          {!mayChange && (
            <span id={REASON_ID} className={classes.reason}>
              {REASON}
            </span>
          )}
        </>
      }
    >
      <Sections />
      <Notices trait={trait} editor={editor} />
      <div className={classes.layout}>
        <MarksContext value={{ lock, faults, found: check.found }}>
          <div className={classes.form}>
            <Basics {...fields} />
            <Anchors {...fields} />
            <Questions {...fields} />
            <Confusions {...fields} own={id} />
            <Frameworks {...fields} />
            <Departments {...fields} />
            <Advanced {...fields} faults={faults} />
            {trait && (
              <Panel title="For the history">
                <div className={fieldClasses.fields}>
                  <TextField
                    place="note"
                    label="What you have changed (optional)"
                    longest={LONGEST.note}
                    value={form.note}
                    onChange={(note) => edit((now) => ({ ...now, note }))}
                  />
                </div>
              </Panel>
            )}
            <SaveBar editor={editor} isNew={!trait} />
          </div>
        </MarksContext>
        <aside className={classes.aside} aria-label="About this trait">
          <CheckPanel check={check} isBlank={!trait && !editor.isTouched} />
          {trait && (
            <>
              <AboutTrait trait={trait} autosave={editor.autosave} />
              <Usage id={trait.id} />
              <History trait={trait} />
            </>
          )}
        </aside>
      </div>
      {saving.conflict && (
        <ConflictDialog
          key={saving.conflict.version}
          current={saving.conflict}
          mine={form}
          base={base}
          isSaving={saving.isSaving}
          failure={saving.failure}
          onSave={saving.saveMerged}
          onCancel={saving.cancel}
        />
      )}
    </Page>
  );
}
