import { formatDateTime, type Say, useText } from '#platform/web/i18n/index';
import type { Check, CheckState } from '../../contract/index.ts';
import { checkWords } from './check-words.ts';
import classes from './checks.module.css';

const aMinute = 60_000;

/** When it was entered, and when it arrived where that was later. */
const timesOf = ({ entered_at, received_at }: CheckState, zone: string, t: Say): (string | null)[] => {
  if (entered_at === null) return [];
  const entered = t('daily-reports:checks.entered', { time: formatDateTime(entered_at, zone) });
  if (received_at === null) return [entered];
  const differs = Math.abs(Date.parse(received_at) - Date.parse(entered_at)) >= aMinute;
  const received = formatDateTime(received_at, zone);
  return [entered, differs ? t('daily-reports:checks.received', { time: received }) : null];
};

/** Every entry of a place, also those that did not stand; one entry where nothing was changed. */
export const CheckHistory = ({ place, zone }: { place: Check; zone: string }) => {
  const t = useText();
  const entries = place.history.length > 0 ? place.history : [place];
  return (
    <ol className={classes.history} aria-label={t('daily-reports:checks.history')}>
      {entries.map((entry) => (
        <li key={`${entry.entered_at} ${entry.received_at}`}>
          <span>{checkWords({ ...place, ...entry }, t) ?? t('daily-reports:checks.takenBack')}</span>
          <span className={classes.second}>
            {[entry.checked_by?.name, ...timesOf(entry, zone, t), entry.note].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
};
