import { Group, SegmentedControl } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { TrendChart } from '#platform/web/figures/index';
import { formatDate, formatMonth, useText } from '#platform/web/i18n/index';
import {
  type Counting,
  type InspectionFigures,
  type InspectionFilters,
  pointLists,
  shownScore,
} from '../../contract/index.ts';

type Props = {
  figures: InspectionFigures;
  counting: Counting;
  open: (filters: InspectionFilters) => string;
};

/** Most weeks that the chart shows by week at first; a longer range begins with months. */
const maxWeeks = 18;

/** Mean scores by week or month against the company's target. */
export const ScoreTrend = ({ figures: { charts, target, mixed_methods }, counting, open }: Props) => {
  const t = useText();
  const [chosen, choose] = useState<'weeks' | 'months'>();
  const by = chosen ?? (charts.weeks.length > maxWeeks ? 'months' : 'weeks');
  const isWeek = by === 'weeks';
  return (
    <TrendChart
      title={t('inspections:dashboard.charts.trend')}
      unit={t(isWeek ? 'platform:figures.week' : 'platform:figures.month')}
      words={[t('inspections:dashboard.charts.score'), t('inspections:dashboard.charts.scored')]}
      target={{
        value: target,
        word: t('inspections:dashboard.charts.target', { score: shownScore(target) }),
      }}
      points={charts[by].map((period) => ({
        label: isWeek ? formatDate(period.from).slice(0, 5) : formatMonth(period.from),
        name: isWeek
          ? t('platform:figures.weekOf', { date: formatDate(period.from) })
          : formatMonth(period.from),
        value: period.score,
        text: period.score === null ? '–' : shownScore(period.score),
        of: period.scored,
        to: open(pointLists.period(period, counting)),
      }))}
    >
      {mixed_methods && (
        <Group component="p" gap={6} align="stretch" wrap="nowrap" m="0 0 8px" fz={13} c="dimmed">
          <IconAlertTriangle size={16} aria-hidden />
          {t('inspections:dashboard.charts.mixed')}
        </Group>
      )}
      <SegmentedControl
        data-no-print
        size="xs"
        mb="xs"
        aria-label={t('inspections:dashboard.charts.by')}
        value={by}
        onChange={(next) => choose(next as typeof by)}
        data={(['weeks', 'months'] as const).map((value) => ({
          value,
          label: t(`inspections:dashboard.charts.${value === 'weeks' ? 'week' : 'month'}`),
        }))}
      />
    </TrendChart>
  );
};
