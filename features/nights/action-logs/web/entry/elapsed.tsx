import { useNow } from '#platform/web/api/index';
import { type Translate, useText } from '#platform/web/i18n/index';

const aMinute = 60_000;

/** `1:05 h`, below an hour `5 min`. */
export const minutesWord = (t: Translate, exact: number): string => {
  const minutes = Math.max(0, Math.floor(exact));
  return minutes < 60
    ? t('action-logs:entry.minutes', { minutes })
    : t('action-logs:entry.hours', {
        hours: Math.floor(minutes / 60),
        minutes: String(minutes % 60).padStart(2, '0'),
      });
};

/** How long it has been running. */
export const Elapsed = ({ from }: { from: string }) => {
  const t = useText();
  return minutesWord(t, (useNow() - Date.parse(from)) / aMinute);
};
