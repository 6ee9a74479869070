import type { Person } from '#platform/server/http/person';
import type { SeriesRecord } from './series-repository.ts';

/** A series makes work for as long as it runs: who creates one may also pause, change and end it. */
export const mayCreateSeries = (person: Person): boolean => person.flags.has('tasks.canUpdateTask');

/** As with tasks, people who may move any task or who see every site change every series. Others change only those they
 * created. */
export const mayChangeSeries = (series: Pick<SeriesRecord, 'created_by'>, person: Person): boolean =>
  mayCreateSeries(person) &&
  (person.flags.has('tasks.canEditTransaction') ||
    person.flags.has('profile.canViewAllBuildings') ||
    series.created_by === person.userId);
