import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { formatNumber, useText } from '#platform/web/i18n/index';
import classes from './connectivity.module.css';
import { speedUnits } from './throughput.ts';
import { useLine } from './use-line.ts';

export const Connectivity = () => {
  const t = useText();
  const line = useLine();
  // Before the first measurement the room of the speed is kept free, so that nothing beside it moves.
  if (line === undefined) {
    return (
      <span className={classes.state} data-level="unknown" aria-hidden>
        <IconWifi size={18} />
        <span className={classes.speed} />
      </span>
    );
  }
  if (!line.online) {
    return (
      <span className={classes.state} data-level="offline" role="status">
        <IconWifiOff size={18} aria-hidden />
        <span className={classes.words}>{t('app:connectivity.offline')}</span>
      </span>
    );
  }
  const { speed } = line;
  const icon = <IconWifi size={18} aria-label={t('app:connectivity.connection')} />;
  if (speed === undefined) {
    return (
      <span className={classes.state} data-level="good">
        {icon}
        <span className={classes.speed} />
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
      {icon}
      <span className={classes.speed}>{shown}</span>
    </span>
  );
};
