import {
  barLists,
  type FigureCharts,
  type FigureRange,
  type TaskListFilters,
} from '#features/tasks/contract';
import { formatPercent, useText } from '#platform/web/i18n/index';
import { type Bar, Bars } from '../charts/bars.tsx';
import { ChartFrame } from '../charts/chart-frame.tsx';
import classes from '../charts/charts.module.css';
import { DataTable } from '../charts/data-table.tsx';
import { changeText } from './figure-text.ts';
import { WeeksChart } from './weeks-chart.tsx';

type Props = { charts: FigureCharts; range: FigureRange; listOf: (list: TaskListFilters) => string };

/** A chart of bars with its data below; `extra` adds columns. */
const BarChart = ({
  title,
  bars,
  extra = {},
}: {
  title: string;
  bars: Bar[];
  extra?: Record<string, (index: number) => string>;
}) => {
  const t = useText();
  return (
    <ChartFrame
      title={title}
      empty={bars.every(({ count }) => count === 0)}
      table={
        <DataTable
          label={title}
          head={[title, t('dashboards:charts.count'), ...Object.keys(extra)]}
          rows={bars.map(({ label, count }, index) => [
            label,
            count,
            ...Object.values(extra).map((cell) => cell(index)),
          ])}
        />
      }
    >
      <Bars label={title} bars={bars} />
    </ChartFrame>
  );
};

const TaskCharts = ({ charts, range, listOf }: Props) => {
  const t = useText();
  const { status, type, source, priority, age, assignee, building, issues } = charts;
  const title = (chart: keyof FigureCharts) => t(`dashboards:charts.${chart}`);
  const ageLabel = ([least, most]: [number, number | null]) =>
    most === null
      ? t('dashboards:charts.daysAndMore', { least })
      : t('dashboards:charts.days', { least, most });
  return (
    <div className={classes.room}>
      <div className={classes.charts}>
        <WeeksChart weeks={charts.weeks} listOf={listOf} />
        <BarChart
          title={title('status')}
          bars={status.map((bar) => ({
            ...{ label: t(`tasks:status.${bar.key}`), count: bar.count, to: listOf(barLists.status(bar)) },
          }))}
        />
        <BarChart
          title={title('age')}
          bars={age.map((bar) => ({
            label: ageLabel(bar.days),
            count: bar.count,
            to: listOf(barLists.age(bar)),
          }))}
        />
        <BarChart
          title={title('priority')}
          bars={priority.map((bar) => ({
            ...{
              label: t(`tasks:priority.${bar.key}`),
              count: bar.count,
              to: listOf(barLists.priority(bar)),
            },
          }))}
        />
        <BarChart
          title={title('type')}
          bars={type.map((bar) => ({
            ...{ label: t(`tasks:type.${bar.key}`), count: bar.count, to: listOf(barLists.type(bar)) },
          }))}
        />
        <BarChart
          title={title('source')}
          bars={source.map((bar) => ({
            ...{ label: t(`tasks:source.${bar.key}`), count: bar.count, to: listOf(barLists.source(bar)) },
          }))}
        />
        <BarChart
          title={title('issues')}
          bars={issues.map((bar) => ({
            label: t('dashboards:charts.issue', { place: bar.name, type: t(`tasks:type.${bar.type}`) }),
            count: bar.count,
            note: `${changeText(bar.delta)} · ${formatPercent(bar.share)}`,
            to: listOf(barLists.issues(bar, range)),
          }))}
          extra={{
            [t('dashboards:charts.before')]: (index) => String(issues[index]?.previous ?? ''),
            [t('dashboards:charts.change')]: (index) => changeText(issues[index]?.delta ?? null),
            [t('dashboards:charts.share')]: (index) => formatPercent(issues[index]?.share ?? 0, 1),
          }}
        />
        <BarChart
          title={title('assignee')}
          bars={assignee.map((bar) => ({
            label: bar.name ?? t('dashboards:charts.nobody'),
            count: bar.count,
            to: listOf(barLists.assignee(bar)),
          }))}
        />
        <BarChart
          title={title('building')}
          bars={building.map((bar) => ({
            label: bar.name,
            count: bar.count,
            to: listOf(barLists.building(bar)),
          }))}
        />
      </div>
    </div>
  );
};

export default TaskCharts;
