import { IconCalendarOff } from '@tabler/icons-react';
import { capitalized, formatDay, useText } from '#platform/web/i18n/index';
import { EmptyState } from '#platform/web/ui/index';
import { useBoard } from './board.ts';
import type { Item } from './item.ts';
import { PlanCard } from './plan-card.tsx';
import classes from './schedule.module.css';

type Props = { days: readonly string[]; items: readonly Item[] };

/** Day by day, for a narrow screen; days without anything are left out. */
export const DayList = ({ days, items }: Props) => {
  const t = useText();
  const { schedule } = useBoard();
  const filled = days.filter((day) => items.some(({ plan }) => plan?.planned_on === day));
  if (filled.length === 0) {
    return (
      <EmptyState
        icon={IconCalendarOff}
        title={t('inspection-schedule:schedule.empty')}
        text={t('inspection-schedule:schedule.emptyText')}
      />
    );
  }
  return filled.map((day) => (
    <section key={day} aria-labelledby={`day-${day}`} className={classes.day}>
      <h2 id={`day-${day}`} className={classes.dayTitle}>
        {capitalized(formatDay(day))}
        {day === schedule.today && ` · ${t('inspection-schedule:schedule.today')}`}
      </h2>
      <ul className={classes.cards}>
        {items
          .filter(({ plan }) => plan?.planned_on === day)
          .map((item) => (
            <PlanCard key={item.key} item={item} withInspector />
          ))}
      </ul>
    </section>
  ));
};
