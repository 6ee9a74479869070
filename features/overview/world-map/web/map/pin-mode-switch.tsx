import { SegmentedControl } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import type { PinMode } from '../map-search.ts';
import classes from './site-map.module.css';

type Props = { mode: PinMode; modes: readonly PinMode[]; onMode: (mode: PinMode) => void };

/** Chooses what the pins show. */
export const PinModeSwitch = ({ mode, modes, onMode }: Props) => {
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
