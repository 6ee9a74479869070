import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import { type JobStatus, jobStatuses } from '#features/sites/jobs/contract';
import { useText } from '#platform/web/i18n/index';
import { usePhone } from '#platform/web/ui/index';
import type { PinMode } from '../map-search.ts';
import { approximateOffset, hasPin, kindOf, type LookKind, type SiteIndex } from '../sites/site-index.ts';
import type { MapColours } from './map-colours.ts';
import { pinPicture } from './pin-images.ts';
import classes from './site-map.module.css';

type PinModeSwitchProps = { mode: PinMode; modes: readonly PinMode[]; onMode: (mode: PinMode) => void };

/** Chooses what the pins show. */
const PinModeSwitch = ({ mode, modes, onMode }: PinModeSwitchProps) => {
  const t = useText();
  return (
    <SegmentedControl
      size="xs"
      className={classes.modes}
      aria-label={t('world-map:modes.label')}
      value={mode}
      onChange={(next) => onMode(next as PinMode)}
      data={modes.map((value) => ({ value, label: t(`world-map:modes.${value}`) }))}
    />
  );
};

/** From the sites that need most attention to those that need none. */
const legendOrder = [
  ...(['behind', 'late', 'fine', 'error', 'warning', 'success', 'unscored'] as const),
  ...(['missing', 'running', 'finalized', 'unexpected'] as const),
  ...(['active', 'draft', 'inactive'] as const),
];

const isStatus = (kind: LookKind): kind is JobStatus => (jobStatuses as readonly string[]).includes(kind);

type Props = {
  index: SiteIndex;
  places: readonly number[];
  colours: MapColours;
  mode: PinMode;
  modes: readonly PinMode[];
  onMode: (mode: PinMode) => void;
};

/** The looks of the pins that are on the map now. */
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

/** The meaning of the pins, and the choice of what they show. */
export const Legend = ({ index, places, colours, mode, modes, onMode }: Props) => {
  const t = useText();
  const phone = usePhone();
  const shown = useMemo(() => looksShown(index, places), [index, places]);
  const lines = useMemo(() => {
    const exact = [...shown].map((look) => look % approximateOffset).sort((a, b) => a - b);
    return legendOrder.flatMap((kind) => {
      const look = exact.find((one) => kindOf(one) === kind);
      return look === undefined ? [] : [{ kind, picture: pinPicture(look, colours) }];
    });
  }, [shown, colours]);
  const near = [...shown].find((look) => look >= approximateOffset);
  const nearPicture = useMemo(() => (near === undefined ? null : pinPicture(near, colours)), [near, colours]);
  const choosable = modes.length > 1;
  if (lines.length === 0 && !choosable) return null;
  const list = (
    <ul className={classes.looks} aria-label={t('world-map:map.legend')}>
      {lines.map(({ kind, picture }) => (
        <li key={kind}>
          <img src={picture} alt="" width={20} height={20} />
          {isStatus(kind) ? t(`jobs:status.${kind}`) : t(`world-map:looks.${kind}`)}
        </li>
      ))}
      {nearPicture && (
        <li>
          <img src={nearPicture} alt="" width={20} height={20} />
          {t('world-map:map.approximate')}
        </li>
      )}
    </ul>
  );
  const content = (
    <>
      {choosable && <PinModeSwitch mode={mode} modes={modes} onMode={onMode} />}
      {lines.length > 0 && list}
    </>
  );
  if (!phone) return <div className={classes.legend}>{content}</div>;
  return (
    <details className={classes.folded}>
      <summary>{t('world-map:map.legend')}</summary>
      <div className={classes.legend}>{content}</div>
    </details>
  );
};
