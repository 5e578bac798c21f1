import { IconMapPin } from '@tabler/icons-react';
import { formatDay } from '@/ui/day';
import { Pill } from '@/ui/Pill';
import { KINDS, PRONOUNS } from '../words';
import { Family } from './Family';
import classes from './person.module.css';
import type { AreaProps } from './WholeRecord';

/** Who somebody is, at a glance, below their name. */
export function Marks({ record }: AreaProps) {
  const { identity } = record;
  const { city, region, country } = identity.place;
  const place = [city, region, country].filter(Boolean).join(', ');
  return (
    <>
      {identity.headline && <span className={classes.headline}>{identity.headline}</span>}
      <span className={classes.marks}>
        {identity.kinds.map((kind) => (
          <Pill key={kind} tint={KINDS[kind].tint}>
            {KINDS[kind].one}
          </Pill>
        ))}
        {identity.classYear && <span>Class of {identity.classYear}</span>}
        {identity.pronouns && <span>{PRONOUNS[identity.pronouns]}</span>}
        {identity.formerLastName && <span>formerly {identity.formerLastName}</span>}
        {place && (
          <span className={classes.place}>
            <IconMapPin size={16} aria-hidden />
            {place}
          </span>
        )}
        {identity.died && <Pill>Died {formatDay(identity.died)}</Pill>}
        {identity.synthetic && (
          <span title="Made up, as everybody is on a generated campus">
            <Pill tint="orange">Synthetic record</Pill>
          </span>
        )}
      </span>
      <Family record={record} />
    </>
  );
}
