import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatNumber, useText } from '#platform/web/i18n/index';
import classes from './connectivity.module.css';
import { speedUnits, type Transfer, throughputOf } from './throughput.ts';

/** `speed` in bits per second; undefined as long as nothing says how fast the line is. */
type Line = { online: false } | { online: true; speed: number | undefined };

let transfers: readonly Transfer[] = [];
let known: number | undefined;

new PerformanceObserver((list) => {
  transfers = [...transfers, ...(list.getEntries() as PerformanceResourceTiming[])];
}).observe({ type: 'resource', buffered: true });

/** Whether a test image arrives, and the speed of what the page has loaded since the last measurement. The image is too
 * small to measure the speed with, and people on mobile networks would pay for a larger one each minute. */
const measure = async (): Promise<Line> => {
  try {
    const response = await fetch(`/images/1.png?${Math.random()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(20_000),
    });
    if (!response.ok) return { online: false };
    await response.arrayBuffer();
  } catch {
    return { online: false };
  }
  known = throughputOf(transfers) ?? known;
  transfers = [];
  return { online: true, speed: known };
};

const interval = 60_000;

/** Undefined until measured. */
const useLine = (): Line | undefined => {
  const [line, setLine] = useState<Line>();
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (document.hidden) return;
      const found = await measure();
      if (!gone) setLine(found);
    };
    const now = () => void look();
    const offline = () => setLine({ online: false });
    now();
    const timer = setInterval(now, interval);
    document.addEventListener('visibilitychange', now);
    addEventListener('online', now);
    addEventListener('offline', offline);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', now);
      removeEventListener('online', now);
      removeEventListener('offline', offline);
    };
  }, []);
  return line;
};

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
