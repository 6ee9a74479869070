import type { DateRange } from '#platform/contract/range-fields';
import { BarChart, Charts } from '#platform/web/figures/index';
import { formatDollars, formatMonth, useText } from '#platform/web/i18n/index';
import { type FigureList, type ProjectCharts, pointLists } from '../contract/index.ts';
import { addressOf } from './figure-address.ts';

type Props = {
  figures: { charts: ProjectCharts; range: DateRange };
  narrowed: Record<string, number>;
};

type Point = { count: number; value: number | null };

const monthOf = ({ from }: DateRange): string => formatMonth(from);

const FigureCharts = ({ figures: { charts, range }, narrowed }: Props) => {
  const t = useText();
  const counted = t('project-figures:charts.projects');
  const dollars = t('project-figures:charts.value');

  /** A bar for the value, with the number of records; for people who see no money, a bar for that number. */
  const barOf = (label: string, { count, value }: Point, list: FigureList, of: 'projects' | 'invoices') => ({
    label,
    to: addressOf(narrowed, list),
    ...(value === null
      ? { count }
      : { count: value, text: formatDollars(value), note: t(`project-figures:charts.of.${of}`, { count }) }),
  });

  const shows = (points: readonly Point[]) =>
    points.some(({ value }) => value !== null) ? dollars : counted;

  const chartOf = <P extends Point>(
    name: keyof ProjectCharts,
    points: readonly P[],
    label: (point: P) => string,
    list: (point: P) => FigureList,
    of: 'projects' | 'invoices' = 'projects',
  ) => (
    <BarChart
      key={name}
      title={t(`project-figures:charts.titles.${name}`)}
      counted={shows(points)}
      bars={points.map((point) => barOf(label(point), point, list(point), of))}
      extra={{
        [t(`project-figures:charts.${of}`)]: (at) => String(points[at]?.count ?? ''),
      }}
    />
  );

  return (
    <Charts>
      {chartOf(
        'statuses',
        charts.statuses,
        ({ key }) => t(`special-projects:status.${key}`),
        pointLists.status,
      )}
      {chartOf(
        'types',
        charts.types,
        ({ key }) => t(`special-projects:type.${key}`),
        (one) => pointLists.type(one, range),
      )}
      {chartOf('scheduled', charts.scheduled, monthOf, pointLists.scheduled)}
      {chartOf('completed', charts.completed, monthOf, pointLists.completed)}
      {charts.invoiced && chartOf('invoiced', charts.invoiced, monthOf, pointLists.invoiced, 'invoices')}
      {charts.ages &&
        chartOf('ages', charts.ages, ({ key }) => t(`invoices:age.${key}`), pointLists.age, 'invoices')}
      {chartOf(
        'schedulers',
        charts.schedulers,
        ({ name }) => name,
        (one) => pointLists.scheduler(one, range),
      )}
      {chartOf(
        'clients',
        charts.clients,
        ({ name }) => name,
        (one) => pointLists.client(one, range),
      )}
    </Charts>
  );
};

export default FigureCharts;
