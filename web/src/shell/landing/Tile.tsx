import { IconArrowUpRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Schemas } from '@/api/client';
import { Glyph } from './Glyph';
import classes from './landing.module.css';

export function Tile({ app }: { app: Schemas['AppCard'] }) {
  return (
    <Link to={app.path} className={classes.tile}>
      <Glyph slug={app.slug} area={app.area} />
      <div>
        <h3 className={classes.tileTitle}>{app.title}</h3>
        <p className={classes.summary}>{app.summary}</p>
        {app.figure && (
          <span className={classes.figure}>
            {app.figure.value.toLocaleString()} {app.figure.label}
          </span>
        )}
        {app.status === 'planned' && <span className={classes.planned}>Planned</span>}
      </div>
      <IconArrowUpRight className={classes.go} size={16} aria-hidden />
    </Link>
  );
}
