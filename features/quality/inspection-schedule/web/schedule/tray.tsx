import { formatNumber, useText } from '#platform/web/i18n/index';
import type { Item } from './item.ts';
import { PlanCard } from './plan-card.tsx';
import classes from './schedule.module.css';

type Props = { left: readonly Item[]; due: readonly Item[]; folded: boolean };

const Part = ({ title, items }: { title: string; items: readonly Item[] }) =>
  items.length === 0 ? null : (
    <>
      <h3 className={classes.trayPart}>
        {title} <span className={classes.count}>{formatNumber(items.length)}</span>
      </h3>
      <ul className={classes.cards}>
        {items.map((item) => (
          <PlanCard key={item.key} item={item} withDay withInspector />
        ))}
      </ul>
    </>
  );

/** What still has to be planned: plans of past days, and inspections that are due without a plan. */
export const Tray = ({ left, due, folded }: Props) => {
  const t = useText();
  const title = t('inspection-schedule:schedule.tray');
  const parts = (
    <>
      <Part title={t('inspection-schedule:schedule.left')} items={left} />
      <Part title={t('inspection-schedule:schedule.unplanned')} items={due} />
      {left.length + due.length === 0 && (
        <p className={classes.quiet}>{t('inspection-schedule:schedule.allPlanned')}</p>
      )}
    </>
  );
  if (folded) {
    return (
      <details className={classes.tray}>
        <summary className={classes.traySummary}>
          {title} <span className={classes.count}>{formatNumber(left.length + due.length)}</span>
        </summary>
        {parts}
      </details>
    );
  }
  return (
    <section className={classes.tray} aria-labelledby="schedule-tray">
      <h2 id="schedule-tray" className={classes.trayTitle}>
        {title}
      </h2>
      {parts}
    </section>
  );
};
