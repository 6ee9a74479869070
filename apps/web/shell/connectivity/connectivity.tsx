import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { formatNumber, useText } from '#platform/web/i18n/index';
import classes from './connectivity.module.css';
import { speedUnits } from './measure.ts';
import { useSpeed } from './use-speed.ts';

export const Connectivity = () => {
  const t = useText();
  const speed = useSpeed();
  if (speed === undefined) return null;
  if (speed === null) {
    return (
      <span className={classes.state} data-level="offline" role="status">
        <IconWifiOff size={18} aria-hidden />
        <span className={classes.words}>{t('app:connectivity.offline')}</span>
      </span>
    );
  }
  const { value, unit } = speedUnits(speed);
  const shown = `${formatNumber(value, value < 10 ? 1 : 0)} ${unit}`;
  return (
    <span
      className={classes.state}
      data-level={speed > 100_000 ? 'good' : 'slow'}
      title={t('app:connectivity.online', { speed: shown })}
    >
      <IconWifi size={18} aria-label={t('app:connectivity.connection')} />
      <span className={classes.speed}>{shown}</span>
    </span>
  );
};
