import type { Person } from '#platform/server/http/person';
import type { SeriesRecord } from './series-repository.ts';

/** As with tasks: who may move any task or sees every site changes every series, anybody else the own ones. */
export const mayChangeSeries = (series: Pick<SeriesRecord, 'created_by'>, person: Person): boolean =>
  person.flags.has('tasks.canUpdateTask') &&
  (person.flags.has('tasks.canEditTransaction') ||
    person.flags.has('profile.canViewAllBuildings') ||
    series.created_by === person.userId);
