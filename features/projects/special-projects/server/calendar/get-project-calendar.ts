import { addDays } from '#platform/contract/add-days';
import { invalid } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import { maxDays } from '../../contract/calendar/calendar-endpoints.ts';
import type { CalendarEntry, calendarEndpoints } from '../../contract/index.ts';
import { isPastDue } from '../project/present-row.ts';
import { rightsOver } from '../project/project-policy.ts';
import { entriesToPlan, maxEntries, plannedEntries, type StoredEntry } from './calendar-repository.ts';

type Calls = typeof calendarEndpoints;

const present = (
  { recurs, begun, due_date, time_zone, ...entry }: StoredEntry,
  { person, now }: { person: Person; now: Date },
): CalendarEntry => ({
  ...entry,
  past_due: isPastDue({ status: entry.status, due_date, time_zone }, now),
  can_move:
    (entry.task_id === null ? !recurs && !begun : !entry.done && !begun) &&
    rightsOver(entry.status, person).schedule,
});

/** The work of some months by its days. */
export const getProjectCalendar = async (call: SignedInCall<Calls['getProjectCalendar']>) => {
  const { from, to, ...filters } = call.query;
  if (to < from) throw invalid({ to: ['project_days_order'] });
  if (to > addDays(from, maxDays - 1)) throw invalid({ to: ['project_days_most'] });
  const found = await plannedEntries(call, filters, { from, to });
  return {
    entries: found.slice(0, maxEntries).map((entry) => present(entry, call)),
    complete: found.length <= maxEntries,
  };
};

/** What stands beside the calendar until somebody plans it. */
export const getProjectsToPlan = async (call: SignedInCall<Calls['getProjectsToPlan']>) => {
  const part = async (name: 'undated' | 'overdue') =>
    (await entriesToPlan(call, call.query, name)).map((entry) => present(entry, call));
  return { undated: await part('undated'), overdue: await part('overdue') };
};
