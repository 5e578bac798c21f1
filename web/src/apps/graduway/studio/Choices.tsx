import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Schemas } from '@/api/client';
import { formatDay } from '@/ui/day';
import { NativeSelect } from '@/ui/fields';
import { formatCount } from '@/ui/numbers';
import { HOME } from '../addresses';
import type { Chip } from '../directory/filter';
import { slotOf } from '../directory/slots';
import { segmentsQuery } from '../segments/api';
import classes from './begin.module.css';
import type { Form } from './form';
import { KINDS, TONES, TOPICS } from './words';

type PartProps = { form: Form; onChange: (change: Partial<Form>) => void };

export function Kind({ form, onChange }: PartProps) {
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend>Kind</legend>
      {Object.entries(KINDS).map(([kind, { name: title, does }]) => (
        <label key={kind} className={classes.card} data-chosen={form.kind === kind || undefined}>
          <input
            type="radio"
            name={name}
            checked={form.kind === kind}
            onChange={() => onChange({ kind: kind as Form['kind'] })}
          />
          <b>{title}</b>
          <span>{does}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function Tone({ form, tones, onChange }: PartProps & { tones: readonly Schemas['StudioTone'][] }) {
  const name = useId();
  return (
    <fieldset className={classes.line}>
      <legend>Tone</legend>
      {tones.map((tone) => (
        <label key={tone}>
          <input type="radio" name={name} checked={form.tone === tone} onChange={() => onChange({ tone })} />
          {TONES[tone]}
        </label>
      ))}
    </fieldset>
  );
}

type ForWhomProps = PartProps & { chips: readonly Chip[]; fault: string | undefined };

/** A saved segment, or the filter that one has come with. */
export function ForWhom({ form, chips, fault, onChange }: ForWhomProps) {
  const segments = useQuery(segmentsQuery).data ?? [];
  const hasFilter = chips.length > 0;
  return (
    <div>
      <NativeSelect
        label="For whom"
        error={fault}
        data={[
          { value: '', label: hasFilter ? 'The filter you came with' : 'Choose a segment' },
          ...segments.map(({ id, name, peopleNow, peopleThen }) => ({
            value: id,
            label: `${name} (${formatCount(peopleNow ?? peopleThen)})`,
          })),
        ]}
        value={form.segment ?? ''}
        onChange={(event) => onChange({ segment: event.currentTarget.value || null })}
      />
      <p className={classes.hint}>
        {form.segment === null && hasFilter
          ? `Those with: ${chips.map(({ slot, text, excluded }) => `${slotOf(slot).label} ${excluded ? 'not ' : ''}${text}`).join(', ')}.`
          : 'Who fits is found when it is written, and again when it is exported.'}{' '}
        <Link to={HOME}>Find others in the directory</Link>
      </p>
    </div>
  );
}

type AboutProps = PartProps & {
  studio: Schemas['Studio'];
  topics: readonly Schemas['StudioTopic'][];
  fault: string | undefined;
};

/** What it tells of: an event, or topics. */
export function About({ form, studio, topics, fault, onChange }: AboutProps) {
  const { kind, without, event, rephrase } = form;
  return (
    <>
      {kind === 'invitation' && (
        <NativeSelect
          label="Event"
          error={fault}
          description={studio.events.length === 0 ? 'No event is coming up.' : undefined}
          data={[
            { value: '', label: 'Choose an event' },
            ...studio.events.map(({ id, title, date, city }) => ({
              value: String(id),
              label: `${title}, ${formatDay(date)}, ${city ?? 'online'}`,
            })),
          ]}
          value={event === null ? '' : String(event)}
          onChange={({ currentTarget }) =>
            onChange({ event: currentTarget.value === '' ? null : Number(currentTarget.value) })
          }
        />
      )}
      {topics.length > 0 && (
        <fieldset className={classes.line}>
          <legend>It tells of</legend>
          {topics.map((topic) => (
            <label key={topic}>
              <input
                type="checkbox"
                checked={!without.includes(topic)}
                onChange={({ currentTarget }) =>
                  onChange({
                    without: currentTarget.checked
                      ? without.filter((other) => other !== topic)
                      : [...without, topic],
                  })
                }
              />
              {TOPICS[topic]}
            </label>
          ))}
        </fieldset>
      )}
      {studio.canRephrase && (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={rephrase}
            onChange={({ currentTarget }) => onChange({ rephrase: currentTarget.checked })}
          />
          Have the language model put it into other words. What no source supports is thrown away.
        </label>
      )}
    </>
  );
}
