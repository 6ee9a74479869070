import { formatPercent, type Say, type TextKey, useText } from '#platform/web/i18n/index';
import { type HealthGrade, poorBelow } from '../../contract/index.ts';
import { chipWords, type FilterWords } from '../list/filter-words.ts';
import { useNames } from '../list/use-names.ts';
import { chipFields, type SeriesFilterField, type SeriesSearch, shownStatus } from './series-search.ts';

const fieldWords: Record<SeriesFilterField, TextKey> = {
  status: 'tasks:field.status',
  health: 'tasks:series.list.onTime',
  type: 'tasks:field.type',
  priority: 'tasks:field.priority',
  job_id: 'tasks:field.site',
  building_id: 'tasks:field.building',
  client_id: 'tasks:field.client',
  area_id: 'tasks:field.territory',
  assignee_id: 'tasks:field.assignee',
  mine: 'tasks:field.mine',
  unassigned: 'tasks:field.unassigned',
  area_type_id: 'tasks:field.area_type',
};

export const gradeWords = (grade: HealthGrade, t: Say): string =>
  t(`tasks:series.list.grade.${grade}`, { share: formatPercent(poorBelow / 100) });

/** The filters that are set and the switch does not tell, each in words. */
export const useFilterWords = (search: SeriesSearch): readonly FilterWords<SeriesFilterField>[] => {
  const t = useText();
  const fields = chipFields(search);
  const named = useNames(search, fields);
  const valueIn = (field: SeriesFilterField): string | undefined => {
    switch (field) {
      case 'status':
        return search.status.map((status) => t(`tasks:series.status.${status}`)).join(', ');
      case 'health':
        return search.health.map((grade) => gradeWords(grade, t)).join(', ');
      case 'type':
        return search.type.map((type) => t(`tasks:type.${type}`)).join(', ');
      case 'priority':
        return search.priority.map((level) => t(`tasks:priority.${level}`)).join(', ');
      case 'mine':
      case 'unassigned':
        return undefined;
      default:
        return named(field);
    }
  };
  return fields.map((field) => ({ field, words: chipWords(t(fieldWords[field]), valueIn(field), t) }));
};

/** All that the list shows and is narrowed by, for paper: status, search words, filters. */
export const useListWords = (search: SeriesSearch): readonly string[] => {
  const t = useText();
  const filters = useFilterWords(search);
  const status = shownStatus(search);
  return [
    ...(status ? [t(`tasks:series.list.${status}`)] : []),
    ...(search.q ? [`“${search.q}”`] : []),
    ...filters.map(({ words }) => words),
  ];
};
