import type { DateRange } from '#platform/contract/range-fields';
import { formatDate, useText } from '../i18n/index.ts';
import classes from './range.module.css';

const days = ({ from, to }: DateRange) => ({ from: formatDate(from), to: formatDate(to) });

/** The days of the figures, and the days they are compared with. If both do not fit in one line, each has its own. */
export const RangeShown = ({ of }: { of: { range: DateRange; previous: DateRange } | undefined }) => {
  const t = useText();
  return (
    <p className={classes.period} aria-live="polite">
      {of && (
        <>
          <span>{t('platform:figures.range.shown', days(of.range))}</span>
          <span>{t('platform:figures.range.compared', days(of.previous))}</span>
        </>
      )}
    </p>
  );
};
