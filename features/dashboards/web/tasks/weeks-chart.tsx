import { barLists, type FigureCharts, type TaskListFilters } from '#features/tasks/contract';
import { formatDate, formatNumber, useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import { ChartFrame } from '../charts/chart-frame.tsx';
import classes from '../charts/charts.module.css';
import { DataTable } from '../charts/data-table.tsx';

type Props = { weeks: FigureCharts['weeks']; listOf: (list: TaskListFilters) => string };

const kinds = ['created', 'done'] as const;

/** Where not all weeks fit, the latest show. */
const toTheEnd = (element: HTMLElement | null) => {
  if (element) element.scrollLeft = element.scrollWidth;
};

/** Two columns a week: what came, in outline, and what was done, filled. */
export const WeeksChart = ({ weeks, listOf }: Props) => {
  const t = useText();
  const highest = Math.max(1, ...weeks.flatMap(({ created, done }) => [created, done]));
  const word = (kind: (typeof kinds)[number]) => t(`dashboards:figures.${kind}`);
  return (
    <ChartFrame
      wide
      title={t('dashboards:charts.weeks')}
      empty={weeks.every(({ created, done }) => created + done === 0)}
      legend={kinds.map((kind) => ({ kind, word: word(kind) }))}
      table={
        <DataTable
          label={t('dashboards:charts.weeks')}
          head={[t('dashboards:charts.week'), word('created'), word('done')]}
          rows={weeks.map(({ from, to, created, done }) => [
            `${formatDate(from)} – ${formatDate(to)}`,
            created,
            done,
          ])}
        />
      }
    >
      <div ref={toTheEnd} className={classes.scroll}>
        <ol className={classes.weeks}>
          {weeks.map((week) => (
            <li key={week.from} className={classes.week}>
              <div className={classes.columns}>
                {kinds.map((kind) => (
                  <PlainLink
                    key={kind}
                    to={listOf(barLists[kind](week))}
                    className={classes.column}
                    aria-label={t('dashboards:charts.bar', {
                      week: t('dashboards:charts.weekOf', { date: formatDate(week.from) }),
                      count: week[kind],
                      what: word(kind),
                    })}
                  >
                    <span className={classes.top}>{formatNumber(week[kind])}</span>
                    <span
                      className={classes.pillar}
                      data-kind={kind}
                      data-empty={week[kind] === 0}
                      style={{ height: `${(100 * week[kind]) / highest}%` }}
                    />
                  </PlainLink>
                ))}
              </div>
              <span className={classes.under}>{formatDate(week.from).slice(0, 5)}</span>
            </li>
          ))}
        </ol>
      </div>
    </ChartFrame>
  );
};
