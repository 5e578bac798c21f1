import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { mayPass } from '@/api/client';
import { Actions } from '@/ui/Actions';
import { Failure } from '@/ui/Failure';
import { NativeSelect, TextInput } from '@/ui/fields';
import { Panel } from '@/ui/Panel';
import classes from '../ai.module.css';
import type { AiSettings, ProviderKind } from '../types';
import { useChangeAi } from '../useChangeAi';
import { PROVIDERS } from '../words';
import { check, type Draft, fieldsOf, isChanged, toChange } from './draft';
import { faultsOf } from './faults';
import { KeyField } from './KeyField';
import { PlanField } from './PlanField';
import { ServerFields } from './ServerFields';
import { Unsaved } from './Unsaved';

type ModelFormProps = {
  settings: AiSettings;
  /** Whether there are changes that are not saved. */
  onChanged: (isChanged: boolean) => void;
};

/** Chooses the language model. */
export function ModelForm({ settings, onChanged }: ModelFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [{ key, ...changed }, setDraft] = useState<Draft>({});
  const [attempts, setAttempts] = useState(0);
  const saved = fieldsOf(settings);
  const fields = { ...saved, ...changed };
  const save = useChangeAi();
  const refused = faultsOf(save.error, fields.provider);
  const own = check(fields);
  const faults = { ...(attempts > 0 && own), ...refused };
  const hasChanges = isChanged({ key, ...changed }, saved);

  useEffect(() => onChanged(hasChanges), [hasChanges, onChanged]);
  useEffect(() => {
    if (attempts > 0) focusFault(form.current);
  }, [attempts]);
  useEffect(() => {
    if (save.error) focusFault(form.current);
  }, [save.error]);

  const change = (to: Draft) => {
    setDraft((draft) => ({ ...draft, ...to }));
    // What the server has said was about what was there before.
    if (save.isError) save.reset();
  };
  const discard = () => {
    setDraft({});
    setAttempts(0);
    save.reset();
  };
  const submit = () => {
    if (save.isPending || !hasChanges) return;
    setAttempts(attempts + 1);
    if (Object.keys(own).length > 0) return;
    const message = `${describe(fields.provider, fields.model)} From the next answer on.`;
    save.mutate({ to: toChange(settings, fields, key), message }, { onSuccess: discard });
  };
  return (
    <Panel title="Language model">
      <form
        ref={form}
        className={classes.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        <NativeSelect
          label="Provider"
          data={Object.entries(PROVIDERS).map(([value, label]) => ({ value, label }))}
          error={faults.provider}
          value={fields.provider}
          onChange={(event) => change({ provider: event.currentTarget.value as ProviderKind })}
        />
        {fields.provider === 'http' && (
          <>
            <ServerFields fields={fields} faults={faults} onChange={change} />
            <KeyField
              hasKey={settings.hasKey}
              value={key}
              error={faults.key}
              onChange={(value) => change({ key: value })}
            />
          </>
        )}
        {fields.provider === 'local' && (
          <TextInput
            label="File"
            description="The whole path on the machine where the suite runs."
            placeholder="/var/lib/models/model.gguf"
            autoComplete="off"
            maxLength={1000}
            error={faults.file}
            value={fields.file}
            onChange={(event) => change({ file: event.currentTarget.value })}
          />
        )}
        {fields.provider !== 'none' && (
          <PlanField value={fields.mayPlan} onChange={(mayPlan) => change({ mayPlan })} />
        )}
        {save.error && !refused && (
          <Failure message={save.error.message} onRetry={mayPass(save.error) ? submit : undefined} />
        )}
        <Actions>
          {hasChanges && (
            <Button variant="default" onClick={discard}>
              Discard changes
            </Button>
          )}
          <Button
            type="submit"
            aria-disabled={!hasChanges || save.isPending}
            data-disabled={!hasChanges || undefined}
          >
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
        </Actions>
      </form>
      <Unsaved isChanged={hasChanges} />
    </Panel>
  );
}

const focusFault = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

function describe(provider: ProviderKind, model: string): string {
  if (provider === 'none') return 'Answers are in the engine’s own words.';
  return provider === 'http' ? `Answers are phrased by ${model}.` : 'Answers are phrased by the local model.';
}
