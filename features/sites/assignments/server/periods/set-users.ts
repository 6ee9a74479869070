import { jobsInScope } from '#features/sites/jobs/server';
import { invalid, notFound, refused, stale } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import type { Assignment, assignmentEndpoints, SiteRow } from '../../contract/index.ts';
import { loadAssignmentName } from '../assignment/assignment-list-repository.ts';
import { refuseOwnGain } from '../scope/set-job-site-access.ts';
import { checkDates } from './check-dates.ts';
import { checkNamedOnce } from './check-named-once.ts';
import type { PeriodChange } from './period-change.ts';
import {
  deletePeriods,
  insertPeriods,
  type Period,
  periodsById,
  updatePeriods,
} from './period-repository.ts';
import { namesOfWorkHolders } from './person-repository.ts';
import { recordPeriodChanges } from './record-period-changes.ts';
import { loadSites } from './site-repository.ts';

/** Turns the database's refusal of two periods in the same time into a 422; other errors pass through. */
export const refuseOverlap =
  (field: string) =>
  (error: unknown): never => {
    const { constraint } = (error ?? {}) as { constraint?: string };
    if (constraint === 'job_site_assignment_users_overlap') throw invalid({ [field]: ['period_overlaps'] });
    throw error;
  };

type Call = SignedInCall<(typeof assignmentEndpoints)['setAssignmentUsers']>;

type Version = { id: number; updated_at: string };

/** The rows of these jobs as they are now. */
const rowsOf = async (
  { params, tenant, person, now }: Call,
  jobIds: readonly number[],
): Promise<SiteRow[]> => {
  const query = { page: 1, per_page: 0, sort: 'job_number', order: 'asc' } as const;
  const today = dateAt(now, person.timeZone);
  return (await loadSites(tenant, params.id, { query, today, jobIds })).rows;
};

/** The named periods as they are stored; refused when one was changed since the caller read it. */
const currentOf = async (call: Call, named: readonly Version[]): Promise<Map<number, Period>> => {
  const ids = named.map(({ id }) => id);
  const found = (await periodsById(call.tenant, ids, call.now)).filter(
    ({ assignment_id }) => assignment_id === call.params.id,
  );
  const byId = new Map(found.map((period) => [period.id, period]));
  if (byId.size !== new Set(ids).size) throw notFound();
  if (named.some(({ id, updated_at }) => byId.get(id)?.updated_at !== updated_at)) {
    throw stale({ rows: await rowsOf(call, [...new Set(found.map(({ job_id }) => job_id))]) });
  }
  return byId;
};

const added = async (
  call: Call,
  { id, name, active }: Pick<Assignment, 'id' | 'name' | 'active'>,
): Promise<PeriodChange[]> => {
  const rows = call.body.add ?? [];
  if (rows.length === 0) return [];
  if (!active) throw refused('assignment_inactive');
  const { tenant } = call;
  refuseOwnGain(
    tenant,
    rows.map(({ user_id }) => user_id),
  );
  const jobIds = [...new Set(rows.map(({ job_id }) => job_id))];
  if ((await jobsInScope(tenant, jobIds)).length !== jobIds.length) throw notFound();
  const people = await namesOfWorkHolders(tenant, [...new Set(rows.map(({ user_id }) => user_id))]);
  const unknown = rows.flatMap(({ user_id }, place) => (people.has(user_id) ? [] : [place]));
  if (unknown.length > 0) {
    throw invalid(
      Object.fromEntries(unknown.map((place) => [`add.${place}.user_id`, ['person_not_active']])),
    );
  }
  const periods = rows.map((row) => ({ ...row, assignment_id: id }));
  await insertPeriods(tenant, periods).catch(refuseOverlap('add'));
  return periods.map((row) => ({
    before: null,
    after: { ...row, assignment: name, user_name: people.get(row.user_id) ?? '' },
  }));
};

type Days = Pick<Period, 'from_date' | 'to_date'>;

/** Null dates have no bound. */
const isLonger = ({ before, after }: { before: Days; after: Days }): boolean =>
  (after.from_date ?? '') < (before.from_date ?? '') || (after.to_date ?? '9') > (before.to_date ?? '9');

/** Adds, changes and removes periods of one assignment. Refuses everything when one of them is refused. */
export const setUsers = async (call: Call): Promise<{ rows: SiteRow[] }> => {
  const { params, body, tenant, person, now } = call;
  const { add = [], update = [], remove = [] } = body;
  if (add.length + update.length + remove.length === 0) throw invalid({ add: ['required'] });
  const assignment = await loadAssignmentName(tenant, params.id);
  if (!assignment) throw notFound();
  checkDates({ add, update }, dateAt(now, person.timeZone));
  checkNamedOnce({ update, remove });
  const current = await currentOf(call, [...update, ...remove]);
  const begun = remove.flatMap(({ id }, place) => {
    const period = current.get(id);
    return period && (period.from_date === null || period.from_date < period.today) ? [place] : [];
  });
  if (begun.length > 0) {
    throw invalid(Object.fromEntries(begun.map((place) => [`remove.${place}.id`, ['period_begun']])));
  }
  await deletePeriods(
    tenant,
    remove.map(({ id }) => id),
  );
  const changed = update.flatMap(({ id, from_date, to_date }) => {
    const before = current.get(id);
    return before ? [{ before, after: { ...before, from_date, to_date } }] : [];
  });
  refuseOwnGain(
    tenant,
    changed.filter(isLonger).map(({ before }) => before.user_id),
  );
  await updatePeriods(
    tenant,
    changed.map(({ after }) => after),
  ).catch(refuseOverlap('update'));
  const changes: PeriodChange[] = [
    ...remove.map(({ id }) => ({ before: current.get(id) ?? null, after: null })),
    ...changed,
    ...(await added(call, assignment)),
  ];
  await recordPeriodChanges(call, 'job-site-assignment.users-set', changes);
  const jobIds = changes.flatMap(({ before, after }) => (after ?? before)?.job_id ?? []);
  return { rows: await rowsOf(call, [...new Set(jobIds)]) };
};
