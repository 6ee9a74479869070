import type { ScheduledShift } from '#features/staffing-plans/contract';
import { useText } from '#platform/web/i18n/index';

/** How many people a shift still lacks. */
export const PeopleCount = ({ shift: { headcount, people } }: { shift: ScheduledShift }) => {
  const t = useText();
  const open = headcount - people.length;
  return open > 0 ? t('staffing-plans:schedule.open', { count: open }) : null;
};
