import { areaTypeWords } from '#features/sites/buildings/web';
import type { DateRange } from '#platform/contract/range-fields';
import { BarChart, Charts, changeText, WeeksChart } from '#platform/web/figures/index';
import { formatPercent, useText } from '#platform/web/i18n/index';
import {
  barLists,
  type FigureCharts,
  type PriorityLevel,
  priorityLevels,
  type TaskListFilters,
} from '../../contract/index.ts';

/** High, medium, low: other bars go by their counts, these have an order of their own. */
export const byPriority = <B extends { key: PriorityLevel }>(bars: readonly B[]): B[] =>
  bars.toSorted((a, b) => priorityLevels.indexOf(b.key) - priorityLevels.indexOf(a.key));

type Props = { charts: FigureCharts; range: DateRange; listOf: (list: TaskListFilters) => string };

const TaskCharts = ({ charts, range, listOf }: Props) => {
  const t = useText();
  const { status, type, source, priority, age, assignee, building, issues } = charts;
  const title = (chart: keyof FigureCharts) => t(`tasks:dashboard.charts.${chart}`);
  const counted = t('tasks:dashboard.charts.count');
  const ageLabel = ([min, max]: [number, number | null]) =>
    max === null
      ? t('tasks:dashboard.charts.daysAndMore', { min })
      : t('tasks:dashboard.charts.days', { min, max });
  return (
    <Charts>
      <WeeksChart
        title={t('tasks:dashboard.charts.weeks')}
        words={[t('tasks:dashboard.figures.created'), t('tasks:dashboard.figures.done')]}
        weeks={charts.weeks.map((week) => ({
          ...week,
          columns: [
            { count: week.created, to: listOf(barLists.created(week)) },
            { count: week.done, to: listOf(barLists.done(week)) },
          ],
        }))}
      />
      <BarChart
        counted={counted}
        title={title('status')}
        bars={status.map((bar) => ({
          label: t(`tasks:status.${bar.key}`),
          count: bar.count,
          to: listOf(barLists.status(bar)),
        }))}
      />
      <BarChart
        counted={counted}
        title={title('age')}
        bars={age.map((bar) => ({
          label: ageLabel(bar.days),
          count: bar.count,
          to: listOf(barLists.age(bar)),
        }))}
      />
      <BarChart
        counted={counted}
        title={title('priority')}
        bars={byPriority(priority).map((bar) => ({
          label: t(`tasks:priority.${bar.key}`),
          count: bar.count,
          to: listOf(barLists.priority(bar)),
        }))}
      />
      <BarChart
        counted={counted}
        title={title('type')}
        bars={type.map((bar) => ({
          label: t(`tasks:type.${bar.key}`),
          count: bar.count,
          to: listOf(barLists.type(bar)),
        }))}
      />
      <BarChart
        counted={counted}
        title={title('source')}
        bars={source.map((bar) => ({
          label: t(`tasks:source.${bar.key}`),
          count: bar.count,
          to: listOf(barLists.source(bar)),
        }))}
      />
      <BarChart
        counted={counted}
        title={title('issues')}
        bars={issues.map((bar) => ({
          label: t('tasks:dashboard.charts.issue', {
            place: areaTypeWords(bar, t),
            type: t(`tasks:type.${bar.type}`),
          }),
          count: bar.count,
          note: `${changeText(bar.delta)} · ${formatPercent(bar.share)}`,
          to: listOf(barLists.issues(bar, range)),
        }))}
        extra={{
          [t('tasks:dashboard.charts.before')]: (index) => String(issues[index]?.previous ?? ''),
          [t('tasks:dashboard.charts.change')]: (index) => changeText(issues[index]?.delta ?? null),
          [t('tasks:dashboard.charts.share')]: (index) => formatPercent(issues[index]?.share ?? 0, 1),
        }}
      />
      <BarChart
        counted={counted}
        title={title('assignee')}
        bars={assignee.map((bar) => ({
          label: bar.name ?? t('tasks:dashboard.charts.nobody'),
          count: bar.count,
          to: listOf(barLists.assignee(bar)),
        }))}
      />
      <BarChart
        counted={counted}
        title={title('building')}
        bars={building.map((bar) => ({
          label: bar.name,
          count: bar.count,
          to: listOf(barLists.building(bar)),
        }))}
      />
    </Charts>
  );
};

export default TaskCharts;
