import { useEffect, useState } from 'react';
import { serverNow } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';

const aMinute = 60_000;

/** How long it has been running. */
export const Elapsed = ({ from }: { from: string }) => {
  const t = useText();
  const [now, setNow] = useState(() => serverNow().getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow().getTime()), aMinute / 4);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, Math.floor((now - Date.parse(from)) / aMinute));
  return minutes < 60
    ? t('action-logs:entry.minutes', { minutes })
    : t('action-logs:entry.hours', {
        hours: Math.floor(minutes / 60),
        minutes: String(minutes % 60).padStart(2, '0'),
      });
};
