import { SharedBuilding } from '#features/sites/sharing/web';
import { useText } from '#platform/web/i18n/index';
import { type Fact, RecordFacts } from '#platform/web/ui/index';
import type { SharedSeries } from '../../contract/index.ts';
import { dueWords } from '../series/due-words.ts';

/** Place, work, and how long after each date it is due. */
export const SharedSeriesFacts = ({ series }: { series: SharedSeries }) => {
  const t = useText();
  const facts: Fact[] = [
    [t('tasks:field.building'), <SharedBuilding key="building" building={series.building} />],
    [t('tasks:field.place'), [series.floor, series.common_area, series.area].filter(Boolean).join(' · ')],
    [t('tasks:field.type'), t(`tasks:type.${series.type}`)],
    [t('tasks:series.facts.due'), dueWords(series, t)],
    [
      t('tasks:series.facts.shift'),
      series.rule.shift_rule !== 'none' && t(`tasks:series.shift.${series.rule.shift_rule}`),
    ],
  ];
  return <RecordFacts facts={facts} />;
};
