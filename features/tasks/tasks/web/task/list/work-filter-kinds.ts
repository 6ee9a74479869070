import { personFilter } from '#features/accounts/access/web';
import { areaFilter } from '#features/sites/areas/web';
import { areaTypeFilter } from '#features/sites/buildings/web';
import { buildingFilter, clientFilter, siteFilter } from '#features/sites/jobs/web';
import { choicesFilter, flagFilter } from '#platform/web/list/index';
import { priorityLevels, taskTypes } from '../../../contract/index.ts';

/** Filters by place and person, shared by tasks, series and figures. */
export const placeFilters = [
  clientFilter('client_id'),
  areaFilter('area_id'),
  buildingFilter('building_id'),
  siteFilter('job_id', { building: 'building_id' }),
  personFilter('assignee_id', { label: 'tasks:field.assignee' }),
] as const;

/** Filters by type of work and priority. */
export const kindFilters = [
  choicesFilter('type', {
    label: 'tasks:field.type',
    choices: taskTypes,
    word: (type, t) => t(`tasks:type.${type}`),
  }),
  choicesFilter('priority', {
    label: 'tasks:field.priority',
    choices: priorityLevels,
    word: (level, t) => t(`tasks:priority.${level}`),
    narrow: true,
  }),
] as const;

export const unassignedFilter = flagFilter('unassigned', { label: 'tasks:field.unassigned' });

export const taskAreaTypeFilter = areaTypeFilter('area_type_id');
