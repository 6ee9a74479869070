import type { Translate } from '#platform/web/i18n/index';

/** `every 2 h`, `every 45 min`, `every 1:30 h`. */
export const intervalWord = (minutes: number, t: Translate): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t('action-logs:rounds.everyMinutes', { minutes });
  const shown = rest === 0 ? String(hours) : `${hours}:${String(rest).padStart(2, '0')}`;
  return t('action-logs:rounds.everyHours', { hours: shown });
};
