import { useMemo } from 'react';
import type { JobStatus } from '#features/jobs/contract';
import { useText } from '#platform/web/i18n/index';
import { usePhone } from '#platform/web/ui/index';
import { approximateOffset, hasPin, type Look, looks, type SiteIndex } from '../sites/site-index.ts';
import type { MapColours } from './map-colours.ts';
import { pinPicture } from './pin-images.ts';
import classes from './site-map.module.css';

const legendOrder: readonly Look[] = ['behind', 'late', 'busy', 'active', 'draft', 'inactive'];

type Props = { index: SiteIndex; places: readonly number[]; colours: MapColours };

/** Which looks the pins on the map have now. */
const looksShown = (index: SiteIndex, places: readonly number[]): ReadonlySet<number> => {
  const shown = new Set<number>();
  for (const place of places) {
    if (!hasPin(index, place)) continue;
    const end = index.firstPin[place + 1] ?? 0;
    for (let pin = index.firstPin[place] ?? 0; pin < end; pin++) shown.add(index.pins.look[pin] as number);
    if (shown.size === approximateOffset * 2) break;
  }
  return shown;
};

export const Legend = ({ index, places, colours }: Props) => {
  const t = useText();
  const phone = usePhone();
  const shown = useMemo(() => looksShown(index, places), [index, places]);
  const pictures = useMemo(
    () => Array.from({ length: approximateOffset * 2 }, (_, look) => pinPicture(look, colours)),
    [colours],
  );
  // From the sites that need most attention to those that need none.
  const lines = legendOrder
    .map((name) => ({ name, look: looks.indexOf(name) }))
    .filter(({ look }) => shown.has(look) || shown.has(look + approximateOffset));
  const near = [...shown].find((look) => look >= approximateOffset);
  if (lines.length === 0) return null;
  const list = (
    <ul className={classes.legend} aria-label={t('world-map:map.legend')}>
      {lines.map(({ name, look }) => (
        <li key={name}>
          <img src={pictures[look]} alt="" width={20} height={20} />
          {index.work && name !== 'draft' && name !== 'inactive'
            ? t(`world-map:looks.${name}`)
            : t(`jobs:status.${name as JobStatus}`)}
        </li>
      ))}
      {near !== undefined && (
        <li>
          <img src={pictures[near]} alt="" width={20} height={20} />
          {t('world-map:map.approximate')}
        </li>
      )}
    </ul>
  );
  if (!phone) return list;
  return (
    <details className={classes.folded}>
      <summary>{t('world-map:map.legend')}</summary>
      {list}
    </details>
  );
};
