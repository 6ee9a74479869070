import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sum } from '#platform/contract/money';
import { formatWeekday } from '#platform/web/i18n/clock-words';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { hoursOfWeek } from '../../contract/index.ts';
import classes from './schedule.module.css';
import { scheduleQuery } from './schedule-query.ts';
import { roleOf, timesOf } from './shift-words.ts';

/** The shifts of the active plan of a service, and its hours per week. */
const ServiceStaffing = ({ jobId, serviceId }: { jobId: number; serviceId: number }) => {
  const t = useText();
  const { data } = useQuery(scheduleQuery(jobId));
  const shifts = data?.shifts.filter(({ service }) => service.id === serviceId) ?? [];
  const [first] = shifts;
  if (!first) return null;
  return (
    <Box className={classes.staffing} c="dimmed" fz="sm">
      <p>
        {t('staffing-plans:schedule.plan', { plan: t(`staffing-plans:planType.${first.plan_type}`) })}
        {' · '}
        {t('staffing-plans:weekHours', { hours: formatNumber(sum(shifts.map(hoursOfWeek)) / 100) })}
      </p>
      <ul>
        {shifts.map((shift) => (
          <li key={shift.id}>
            {[
              `${shift.headcount} × ${roleOf(shift, t)}`,
              timesOf(shift, t),
              shift.days.map((day) => formatWeekday(day, 'short')).join(', '),
              shift.zone,
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </Box>
  );
};

export default ServiceStaffing;
