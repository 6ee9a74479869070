import { Box } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import type { JobSchedule, ScheduledShift } from '../../contract/index.ts';
import classes from './schedule.module.css';

type Props = { schedule: JobSchedule; shift: ScheduledShift; before?: string };

/** How many people a shift still lacks; people who plan also see how many it has too many. */
export const PeopleCount = ({ schedule, shift: { headcount, people }, before = '' }: Props) => {
  const t = useText();
  const open = headcount - people.length;
  if (open > 0) return `${before}${t('staffing-plans:schedule.open', { count: open })}`;
  if (open === 0 || !schedule.can.assign) return null;
  return (
    <span className={classes.noPrint}>
      {before}
      <Box component="span" c="var(--cora-warning)">
        {t('staffing-plans:schedule.over', { people: people.length, planned: headcount })}
      </Box>
    </span>
  );
};
