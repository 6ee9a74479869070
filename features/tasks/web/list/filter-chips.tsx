import { Anchor, Pill } from '@mantine/core';
import { siteName } from '#features/jobs/web';
import type { TextKey } from '#platform/web/i18n/index';
import { formatDate, formatNumber, useText } from '#platform/web/i18n/index';
import { useAreas, useAreaTypes, useJobSites, usePeople } from '../queries.ts';
import classes from './list.module.css';
import { chipFields, cleared, type TaskFilterField, type TaskSearch } from './task-search.ts';

type Props = { search: TaskSearch; onChange: (patch: Partial<TaskSearch>) => void };

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

const either = ['with_due', 'on_time', 'reopened', 'recurring', 'started'] as const;

/** What narrows the list now; each can be taken away, or all at once. */
export const FilterChips = ({ search, onChange }: Props) => {
  const t = useText();
  const fields = chipFields(search);
  const sites = useJobSites((['job_id', 'building_id', 'client_id'] as const).some((field) => search[field]));
  const areas = useAreas(search.area_id !== undefined);
  const areaTypes = useAreaTypes(search.area_type_id !== undefined);
  const people = usePeople(undefined, search.assignee_id !== undefined);
  if (fields.length === 0) return null;
  const values: Record<TaskFilterField, () => string | undefined> = {
    ids: () => formatNumber(search.ids.length),
    status: () => search.status.map((status) => t(`tasks:status.${status}`)).join(', '),
    type: () => search.type.map((type) => t(`tasks:type.${type}`)).join(', '),
    source: () => search.source.map((source) => t(`tasks:source.${source}`)).join(', '),
    priority: () => search.priority.map((level) => t(`tasks:priority.${level}`)).join(', '),
    job_id: () => {
      const site = sites.find(({ id }) => id === search.job_id);
      return site ? siteName(site) : String(search.job_id);
    },
    building_id: () =>
      sites.flatMap(({ buildings }) => buildings ?? []).find(({ id }) => id === search.building_id)?.name ??
      String(search.building_id),
    assignee_id: () => people.find(({ id }) => id === search.assignee_id)?.name ?? String(search.assignee_id),
    mine: () => undefined,
    past_due: () => undefined,
    due_from: () => formatDate(search.due_from ?? ''),
    due_to: () => formatDate(search.due_to ?? ''),
    created_from: () => formatDate(search.created_from ?? ''),
    created_to: () => formatDate(search.created_to ?? ''),
    finished_from: () => formatDate(search.finished_from ?? ''),
    finished_to: () => formatDate(search.finished_to ?? ''),
    client_id: () =>
      sites.find(({ client }) => client.id === search.client_id)?.client.name ?? String(search.client_id),
    area_id: () => areas.find(({ id }) => id === search.area_id)?.name ?? String(search.area_id),
    area_type_id: () =>
      areaTypes?.find(({ id }) => id === search.area_type_id)?.name ?? String(search.area_type_id),
    unassigned: () => undefined,
    ...(Object.fromEntries(
      either.map((field) => [field, () => t(search[field] ? 'tasks:list.yes' : 'tasks:list.no')]),
    ) as Record<(typeof either)[number], () => string>),
  };
  return (
    <ul className={classes.chips}>
      {fields.map((field) => {
        const value = values[field]();
        const name = t(fieldWords[field]);
        const words = value === undefined ? name : t('tasks:list.chip', { field: name, value });
        return (
          <li key={field}>
            <Pill
              size="md"
              withRemoveButton
              onRemove={() => onChange(cleared([field]))}
              removeButtonProps={{
                'aria-label': t('tasks:list.remove', { filter: words }),
                tabIndex: 0,
                'aria-hidden': undefined,
              }}
            >
              {words}
            </Pill>
          </li>
        );
      })}
      <li>
        <Anchor component="button" type="button" size="sm" onClick={() => onChange(cleared())}>
          {t('tasks:list.clear')}
        </Anchor>
      </li>
    </ul>
  );
};
