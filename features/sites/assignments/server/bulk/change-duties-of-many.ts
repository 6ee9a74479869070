import { forEachPerson } from '#features/accounts/people/server';
import type { AnswerOf } from '#platform/contract/endpoint';
import { invalid, refused } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { manyAssignmentEndpoints } from '../../contract/index.ts';
import { loadAssignmentName } from '../assignment/assignment-list-repository.ts';
import { checkPeriodDates } from '../periods/check-dates.ts';
import { endPeriods } from '../periods/end-user-assignment.ts';
import type { PeriodChange } from '../periods/period-change.ts';
import { insertPeriods, lastingPeriods, type Period, periodsById } from '../periods/period-repository.ts';
import { namesOfWorkHolders } from '../periods/person-repository.ts';
import { recordPeriodChanges } from '../periods/record-period-changes.ts';
import { refuseOverlap } from '../periods/set-users.ts';
import { refuseOwnGain } from '../scope/set-job-site-access.ts';
import { requireJobs } from './change-access-of-many.ts';

type Call = SignedInCall<(typeof manyAssignmentEndpoints)['changeDutiesOfMany']>;

type Outcome = AnswerOf<(typeof manyAssignmentEndpoints)['changeDutiesOfMany']>;

type One = { tenant: Tenant; userId: number; assignment: string; held: readonly Period[] };

/** Whether the person already holds the assignment on all these days. */
const covers = (period: Period, { from_date, to_date }: Call['body']): boolean =>
  (period.from_date === null || (from_date !== null && period.from_date <= from_date)) &&
  (period.to_date === null || (to_date !== null && period.to_date >= to_date));

/** A change, with the id of its period. */
type Change = PeriodChange & { id: number };

const add = async ({ body }: Call, { tenant, userId, assignment, held }: One): Promise<Change[]> => {
  const name = (await namesOfWorkHolders(tenant, [userId])).get(userId);
  if (name === undefined) throw refused('person_not_active');
  const has = new Set(held.filter((period) => covers(period, body)).map(({ job_id }) => job_id));
  const periods = body.job_ids
    .filter((jobId) => !has.has(jobId))
    .map((job_id) => ({
      assignment_id: body.assignment_id,
      user_id: userId,
      job_id,
      from_date: body.from_date,
      to_date: body.to_date,
    }));
  const ids = await insertPeriods(tenant, periods).catch(refuseOverlap('ids'));
  return periods.map((row, at) => ({
    id: ids[at] ?? 0,
    before: null,
    after: { ...row, assignment, user_name: name },
  }));
};

const end = async ({ tenant, held }: One): Promise<Change[]> => {
  if (held.length === 0) throw refused('duty_not_held');
  return endPeriods(tenant, held);
};

/** What takes the changes back, with the times at which they were written. */
const beforeOf = async ({ tenant, now }: Call, changes: readonly Change[]): Promise<Outcome['before']> => {
  const ids = changes.filter(({ after }) => after).map(({ id }) => id);
  const times = new Map((await periodsById(tenant, ids, now)).map(({ id, updated_at }) => [id, updated_at]));
  const stamp = (id: number) => ({ id, updated_at: times.get(id) ?? '' });
  return {
    added: changes.flatMap(({ id, before }) => (before ? [] : [stamp(id)])),
    ended: changes.flatMap(({ id, before, after }) =>
      before && after ? [{ ...stamp(id), to_date: before.to_date }] : [],
    ),
    removed: changes.flatMap(({ before, after }) => {
      if (!before || after) return [];
      const { job_id, user_id, from_date, to_date } = before;
      return [{ job_id, user_id, from_date, to_date }];
    }),
  };
};

/** Gives or ends one assignment at the same sites for several people. Audit log, notifications and visible jobs follow once,
 * for all of them together. */
export const changeDutiesOfMany = async (call: Call): Promise<Outcome> => {
  const { tenant, body, person, now } = call;
  const assignment = await loadAssignmentName(tenant, body.assignment_id);
  if (!assignment) throw invalid({ assignment_id: ['invalid_ids'] });
  if (body.action === 'add' && !assignment.active) throw invalid({ assignment_id: ['assignment_inactive'] });
  checkPeriodDates(body, dateAt(now, person.timeZone));
  if (body.action === 'add') refuseOwnGain(tenant, body.ids);
  await requireJobs(call);
  const changes: Change[] = [];
  const outcome = await forEachPerson(call, body.ids, async (part, userId) => {
    const of = { userId, jobIds: body.job_ids, assignmentId: assignment.id };
    const one = {
      tenant: part,
      userId,
      assignment: assignment.name,
      held: await lastingPeriods(part, of, now),
    };
    changes.push(...(body.action === 'add' ? await add(call, one) : await end(one)));
  });
  await recordPeriodChanges(call, 'job-site-assignment.users-set', changes);
  return { ...outcome, before: await beforeOf(call, changes) };
};
