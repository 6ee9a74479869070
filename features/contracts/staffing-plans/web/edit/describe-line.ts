import { formatWallTime, formatWeekday } from '#platform/web/i18n/clock-words';
import { formatMoney, type Translate } from '#platform/web/i18n/index';
import type { LineValue } from './plan-values.ts';

/** `Cleaner 10 × 3.5 h · Night · $15.00 an hour · Mon, Tue`: every field in which two versions of a line can differ. */
export const describeLine = (line: LineValue, t: Translate): string =>
  [
    `${line.title || t(`staffing-plans:scheduleType.${line.schedule_type}`)} ${line.headcount} × ${line.shift_length_hours} h`,
    line.title && t(`staffing-plans:scheduleType.${line.schedule_type}`),
    t(`staffing-plans:shift.${line.shift}`),
    line.wage_rate !== '' && t('staffing-plans:wageIs', { amount: formatMoney(line.wage_rate) }),
    line.days.map((day) => formatWeekday(day, 'short')).join(', '),
    line.start_time && t('staffing-plans:startsAt', { time: formatWallTime(line.start_time) }),
    line.zone,
  ]
    .filter(Boolean)
    .join(' · ');
