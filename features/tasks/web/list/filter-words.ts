import { formatDate, formatNumber, type Say, type TextKey, useText } from '#platform/web/i18n/index';
import { chipFields, type TaskFilterField, type TaskSearch, viewOf } from './task-search.ts';
import { useNames } from './use-names.ts';

const fieldWords: Record<TaskFilterField, TextKey> = {
  ids: 'tasks:field.ids',
  status: 'tasks:field.status',
  type: 'tasks:field.type',
  source: 'tasks:field.source',
  priority: 'tasks:field.priority',
  job_id: 'tasks:field.site',
  building_id: 'tasks:field.building',
  assignee_id: 'tasks:field.assignee',
  mine: 'tasks:field.mine',
  past_due: 'tasks:field.past_due',
  due_from: 'tasks:field.due_from',
  due_to: 'tasks:field.due_to',
  client_id: 'tasks:field.client',
  area_id: 'tasks:field.territory',
  created_from: 'tasks:field.created_from',
  created_to: 'tasks:field.created_to',
  finished_from: 'tasks:field.finished_from',
  finished_to: 'tasks:field.finished_to',
  area_type_id: 'tasks:field.area_type',
  unassigned: 'tasks:field.unassigned',
  with_due: 'tasks:field.with_due',
  on_time: 'tasks:field.on_time',
  reopened: 'tasks:field.reopened_count',
  recurring: 'tasks:field.recurring',
  started: 'tasks:field.started_at',
};

/** A filter that is set, in words. */
export type FilterWords<F extends string> = { field: F; words: string };

/** `Client: Acme`; a filter without a value by its name alone. */
export const chipWords = (field: string, value: string | undefined, t: Say): string =>
  value === undefined ? field : t('tasks:list.chip', { field, value });

/** Some of the filters that are set, each in words. */
export const useFilterWords = (
  search: TaskSearch,
  fields: readonly TaskFilterField[],
): readonly FilterWords<TaskFilterField>[] => {
  const t = useText();
  const named = useNames(search, fields);
  const valueIn = (field: TaskFilterField): string | undefined => {
    switch (field) {
      case 'ids':
        return formatNumber(search.ids.length);
      case 'status':
        return search.status.map((status) => t(`tasks:status.${status}`)).join(', ');
      case 'type':
        return search.type.map((type) => t(`tasks:type.${type}`)).join(', ');
      case 'source':
        return search.source.map((source) => t(`tasks:source.${source}`)).join(', ');
      case 'priority':
        return search.priority.map((level) => t(`tasks:priority.${level}`)).join(', ');
      case 'job_id':
      case 'building_id':
      case 'client_id':
      case 'area_id':
      case 'area_type_id':
      case 'assignee_id':
        return named(field);
      case 'mine':
      case 'past_due':
      case 'unassigned':
        return undefined;
      case 'with_due':
      case 'on_time':
      case 'reopened':
      case 'recurring':
      case 'started':
        return t(search[field] ? 'tasks:list.yes' : 'tasks:list.no');
      default:
        return formatDate(search[field] ?? '');
    }
  };
  return fields.map((field) => ({ field, words: chipWords(t(fieldWords[field]), valueIn(field), t) }));
};

/** All that the list shows and is narrowed by, for paper: quick view, search words, filters. */
export const useListWords = (search: TaskSearch): readonly string[] => {
  const t = useText();
  const filters = useFilterWords(search, chipFields(search));
  const view = viewOf(search);
  return [
    ...(view ? [t(`tasks:list.${view}`)] : []),
    ...(search.q ? [`“${search.q}”`] : []),
    ...filters.map(({ words }) => words),
  ];
};
