import type { DateRange } from '#platform/contract/date-range';
import { formatDate, useText } from '../i18n/index.ts';
import classes from './range.module.css';

/** The days of the figures, and the days they are compared with. */
export const RangeShown = ({ of }: { of: { range: DateRange; previous: DateRange } | undefined }) => {
  const t = useText();
  return (
    <p className={classes.period} aria-live="polite">
      {of &&
        t('platform:figures.range.shown', {
          from: formatDate(of.range.from),
          to: formatDate(of.range.to),
          before: formatDate(of.previous.from),
          end: formatDate(of.previous.to),
        })}
    </p>
  );
};
