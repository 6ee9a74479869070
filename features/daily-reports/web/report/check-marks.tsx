import { IconAlertTriangle, IconClockExclamation, IconStack2 } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { ClockMark } from '#platform/web/ui/index';
import { type Check, isLate, isOutsideShift, timeAt } from '../../contract/index.ts';
import classes from './checks.module.css';
import { timeWord } from './time-word.ts';

type Shift = { shift_start: string | null; shift_end: string | null };

/** What a reader should know of an entry: made together with others, later than the door was checked, outside of the shift,
 * arrived late, changed since. */
export const CheckMarks = ({ place, zone, shift }: { place: Check; zone: string; shift: Shift }) => {
  const t = useText();
  const { bulk, checked_at, entered_at, received_at, checked_by, history, cleaned, lights_off } = place;
  if (entered_at === null) return null;
  const entered = timeAt(entered_at, zone);
  const late = checked_at !== null && isLate(checked_at, entered);
  const outside = checked_at !== null && isOutsideShift(checked_at, shift);
  const plain = [
    checked_by?.name,
    cleaned && t('daily-reports:checks.cleaned'),
    lights_off && t('daily-reports:checks.lightsOff'),
    history.length > 1 && t('daily-reports:checks.edits', { count: history.length - 1 }),
  ].filter(Boolean);
  return (
    <div className={classes.marks}>
      {plain.length > 0 && <span>{plain.join(' · ')}</span>}
      {bulk && (
        <span className={classes.mark}>
          <IconStack2 size={14} aria-hidden />
          {t('daily-reports:checks.bulk')}
        </span>
      )}
      {late && (
        <span className={classes.mark}>
          <IconClockExclamation size={14} aria-hidden />
          {t('daily-reports:checks.late', { time: timeWord(entered) })}
        </span>
      )}
      {outside && (
        <span className={classes.mark}>
          <IconAlertTriangle size={14} aria-hidden />
          {t('daily-reports:checks.outside')}
        </span>
      )}
      {received_at && <ClockMark receivedAt={received_at} deviceAt={entered_at} zone={zone} />}
    </div>
  );
};
