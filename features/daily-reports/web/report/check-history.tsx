import { formatDateTime, useText } from '#platform/web/i18n/index';
import type { Check } from '../../contract/index.ts';
import { checkWords } from './check-words.ts';
import classes from './checks.module.css';

/** Every entry of a place, also those that did not stand. */
export const CheckHistory = ({ place, zone }: { place: Check; zone: string }) => {
  const t = useText();
  return (
    <ol className={classes.history} aria-label={t('daily-reports:checks.history')}>
      {place.history.map((entry) => (
        <li key={`${entry.entered_at} ${entry.received_at}`}>
          <span>{checkWords({ ...place, ...entry }, t) ?? t('daily-reports:checks.takenBack')}</span>
          <span className={classes.second}>
            {[entry.checked_by?.name, entry.entered_at && formatDateTime(entry.entered_at, zone), entry.note]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
};
