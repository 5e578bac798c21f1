import type { TraitSuggestion } from '../types';
import { CHANNELS, formatChannel, formatImportance, segmentsOf } from './channels';
import classes from './channels.module.css';

/** How much a role asks for a trait, and what that is made of. */
export function ChannelBar({ suggestion }: { suggestion: TraitSuggestion }) {
  const given = CHANNELS.filter(({ key }) => suggestion[key]);
  const parts = given.map(({ key, name }) => `${name} ${formatChannel(suggestion[key])}`);
  return (
    <div className={classes.score}>
      <p className={classes.total}>
        <span className="visually-hidden">Importance </span>
        {formatImportance(suggestion.importance)} <span className={classes.of}>of 5</span>
      </p>
      <div className={classes.bar} role="img" aria-label={`Made of ${parts.join(', ')}`}>
        {segmentsOf(suggestion).map(({ key, from, to, takesAway }) => (
          <span
            key={key}
            className={classes.part}
            data-channel={key}
            data-away={takesAway || undefined}
            style={{ left: `${100 * from}%`, width: `${100 * (to - from)}%` }}
          />
        ))}
      </div>
    </div>
  );
}

/** Which colour is which channel. */
export function ChannelLegend() {
  return (
    <ul className={classes.legend}>
      {CHANNELS.map(({ key, name, about }) => (
        <li key={key} title={about}>
          <span className={classes.part} data-channel={key} aria-hidden />
          {name}
        </li>
      ))}
    </ul>
  );
}
