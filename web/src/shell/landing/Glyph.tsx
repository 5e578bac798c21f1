import type { Schemas } from '@/api/client';
import { APPS } from '@/apps/registry';
import { AREA_TINTS } from './areas';
import classes from './Glyph.module.css';

type GlyphProps = Pick<Schemas['AppCard'], 'slug' | 'area'> & { size?: 'small' | 'large' };

/** An app's sign, in the colour of its area. */
export function Glyph({ slug, area, size = 'large' }: GlyphProps) {
  const Icon = APPS[slug].icon;
  return (
    <span className={classes.glyph} data-tint={AREA_TINTS[area]} data-size={size} aria-hidden>
      <Icon size={size === 'large' ? 23 : 18} stroke={1.7} />
    </span>
  );
}
