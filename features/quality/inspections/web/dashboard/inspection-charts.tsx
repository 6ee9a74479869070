import { areaTypeWords } from '#features/sites/buildings/web';
import { BarChart, Charts, HeatMap } from '#platform/web/figures/index';
import { formatMonth, formatNumber, type Translate, useText } from '#platform/web/i18n/index';
import {
  bandOf,
  type Counting,
  type InspectionFigures,
  pointLists,
  type ScoreBand,
  shownScore,
} from '../../contract/index.ts';
import { inspectionsOf } from './figure-addresses.ts';
import { ScoreTrend } from './score-trend.tsx';
import { TopIssues } from './top-issues.tsx';

/** A kind of section as people read it: its type of common area, else its title. */
const sectionWords = (
  area_type: { key: string; name: string } | null,
  title: string,
  t: Translate,
): string => (area_type ? areaTypeWords(area_type, t) : title);

type Props = {
  figures: InspectionFigures;
  counting: Counting;
  /** The filters that the figures share with lists. */
  narrowed: Record<string, number>;
};

const tones = { success: 'good', warning: 'near', error: 'bad' } as const;

const legend: readonly ScoreBand[] = ['success', 'warning', 'error'];

const InspectionCharts = ({ figures, counting, narrowed }: Props) => {
  const t = useText();
  const { charts, target } = figures;
  const open = (filters: Parameters<typeof inspectionsOf>[1]) => inspectionsOf(narrowed, filters);
  const score = t('inspections:dashboard.charts.score');
  const ofCount = (count: number) => t('inspections:dashboard.charts.of', { count });
  const buildings = (which: 'worst' | 'best') => (
    <BarChart
      counted={score}
      full={100}
      title={t(`inspections:dashboard.charts.${which}`)}
      bars={charts[which].map((one) => ({
        label: one.name,
        count: one.score ?? 0,
        text: shownScore(one.score ?? 0),
        note: ofCount(one.scored),
        to: open(pointLists.building(one, counting)),
      }))}
      extra={{
        [t('inspections:dashboard.charts.scored')]: (index) =>
          formatNumber(charts[which][index]?.scored ?? 0),
      }}
    />
  );
  return (
    <Charts>
      <ScoreTrend figures={figures} counting={counting} open={open} />
      <HeatMap
        title={t('inspections:dashboard.charts.heat')}
        rowsWord={t('inspections:dashboard.charts.building')}
        columns={charts.months.map(({ from }) => formatMonth(from))}
        legend={legend.map((band) => ({ tone: tones[band], word: t(`inspections:band.${band}`) }))}
        rows={charts.heat.map(({ id, name, months }) => ({
          id,
          name,
          cells: months.map((month) => ({
            text: month.score === null ? null : shownScore(month.score),
            tone: month.score === null ? null : tones[bandOf(month.score, target)],
            to: open(pointLists.building({ id }, { ...month, reinspections: counting.reinspections })),
            words: t('inspections:dashboard.charts.cell', {
              building: name,
              month: formatMonth(month.from),
              score: month.score === null ? '–' : shownScore(month.score),
              of: ofCount(month.scored),
            }),
          })),
        }))}
      />
      {buildings('worst')}
      {buildings('best')}
      <BarChart
        counted={t('inspections:dashboard.charts.inspections')}
        title={t('inspections:dashboard.charts.bands')}
        bars={charts.bands.map((one) => ({
          label: t(`inspections:band.${one.key}`),
          count: one.count,
          to: open(pointLists.band(one, counting)),
        }))}
      />
      <TopIssues issues={charts.issues} counting={counting} narrowed={narrowed} />
      <BarChart
        counted={score}
        full={100}
        title={t('inspections:dashboard.charts.sections')}
        bars={charts.sections.map((one) => ({
          label: sectionWords(one.area_type, one.title, t),
          count: one.score ?? 0,
          text: shownScore(one.score ?? 0),
          note: ofCount(one.inspections),
          to: open(pointLists.section(one, counting)),
        }))}
        extra={{
          [t('inspections:dashboard.charts.inspections')]: (index) =>
            formatNumber(charts.sections[index]?.inspections ?? 0),
        }}
      />
      <BarChart
        counted={score}
        full={100}
        title={t('inspections:dashboard.charts.inspectors')}
        bars={charts.inspectors.map((one) => ({
          label: one.name,
          count: one.score ?? 0,
          text: one.score === null ? '–' : shownScore(one.score),
          note:
            one.spread === null
              ? ofCount(one.inspections)
              : t('inspections:dashboard.charts.spreadOf', {
                  of: ofCount(one.inspections),
                  spread: formatNumber(one.spread, 1),
                }),
          to: open(pointLists.inspector(one, counting)),
        }))}
        extra={{
          [t('inspections:dashboard.charts.inspections')]: (index) =>
            formatNumber(charts.inspectors[index]?.inspections ?? 0),
          [t('inspections:dashboard.charts.spread')]: (index) => {
            const spread = charts.inspectors[index]?.spread ?? null;
            return spread === null ? '–' : formatNumber(spread, 1);
          },
        }}
      />
    </Charts>
  );
};

export default InspectionCharts;
