import type { Building } from '#features/sites/buildings/contract';
import { useText } from '#platform/web/i18n/index';
import type { TaskSeries } from '../../contract/index.ts';
import { useValueWords } from '../task/form/use-value-words.ts';
import { ruleWords } from './rule-words.ts';
import type { SeriesValues } from './series-values.ts';

/** The form's values in words, to compare one's own with the saved ones. */
export const useSeriesWords = (series: TaskSeries, building: Building | undefined) => {
  const t = useText();
  const { labels, shown } = useValueWords(series, building);
  return {
    labels: { ...labels, recurrence: t('tasks:series.repeats') },
    shown: (values: SeriesValues): Record<string, string> => ({
      ...shown(values),
      recurrence: ruleWords(values.recurrence.rule, values.recurrence.based_on, t),
    }),
  };
};
