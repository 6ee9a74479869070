import { jobsInScope } from '#features/sites/jobs/server';
import { invalid, Problem } from '#platform/contract/errors';
import { undoMinutes } from '#platform/contract/reversible';
import { dateAt } from '#platform/server/clock/dates';
import { attempt } from '#platform/server/db/attempt';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { DutiesBefore, manyAssignmentEndpoints } from '../../contract/index.ts';
import { loadAssignmentName } from '../assignment/assignment-list-repository.ts';
import { checkPeriodDates } from '../periods/check-dates.ts';
import type { PeriodChange } from '../periods/period-change.ts';
import {
  deletePeriods,
  insertPeriods,
  type Period,
  periodsById,
  updatePeriods,
} from '../periods/period-repository.ts';
import { namesOfWorkHolders } from '../periods/person-repository.ts';
import { recordPeriodChanges } from '../periods/record-period-changes.ts';
import { refuseOverlap } from '../periods/set-users.ts';

type Call = SignedInCall<(typeof manyAssignmentEndpoints)['undoDutiesOfMany']>;

type Assignment = { id: number; name: string; active: boolean };

/** One period that gets something back. `write` may be refused because of another period of the same days. */
type Step = { change: PeriodChange; write: (tenant: Tenant) => Promise<unknown> };

/** What was given a moment ago by the same person was never held: no history is lost. Later it can only be ended. */
const isFresh = ({ tenant, now }: Call, { created_by, created_at }: Period): boolean =>
  created_by === tenant.userId && now.getTime() - Date.parse(created_at) <= undoMinutes * 60_000;

/** Periods that nobody has changed since, by id. */
const untouched = async (
  { tenant, now, body }: Call,
  stamps: readonly { id: number; updated_at: string }[],
): Promise<ReadonlyMap<number, Period>> => {
  const times = new Map(stamps.map(({ id, updated_at }) => [id, updated_at]));
  const found = await periodsById(tenant, [...times.keys()], now);
  return new Map(
    found
      .filter((row) => row.assignment_id === body.assignment_id && times.get(row.id) === row.updated_at)
      .map((row) => [row.id, row]),
  );
};

const takeAway = (before: Period): Step => ({
  change: { before, after: null },
  write: (tenant) => deletePeriods(tenant, [before.id]),
});

const letGoOn = (before: Period, to_date: string | null): Step => {
  const after = { ...before, to_date };
  return { change: { before, after }, write: (tenant) => updatePeriods(tenant, [after]) };
};

/** Who sees only some jobs gets nothing back for themselves, as they may not give themselves anything. */
const mayGet = ({ tenant }: Call, userId: number): boolean => tenant.seesAllJobs || userId !== tenant.userId;

const giveAgain = async (
  call: Call,
  assignment: Assignment,
  rows: DutiesBefore['removed'],
): Promise<Step[]> => {
  const { tenant } = call;
  const jobs = await jobsInScope(tenant, [...new Set(rows.map(({ job_id }) => job_id))]);
  const seen = new Set(jobs.map(({ job_id }) => job_id));
  const names = await namesOfWorkHolders(tenant, [...new Set(rows.map(({ user_id }) => user_id))]);
  return rows.flatMap((row) => {
    const user_name = names.get(row.user_id);
    if (user_name === undefined || !seen.has(row.job_id) || !mayGet(call, row.user_id)) return [];
    const period = { ...row, assignment_id: assignment.id };
    return [
      {
        change: { before: null, after: { ...period, assignment: assignment.name, user_name } },
        write: (part: Tenant) => insertPeriods(part, [period]),
      },
    ];
  });
};

/** What is given back is given: by the rules of giving, to people who may hold it and for days that may be entered. */
const stepsOf = async (call: Call, assignment: Assignment): Promise<Step[]> => {
  const { tenant, body, now, person } = call;
  const { added, ended, removed } = body.before;
  const today = dateAt(now, person.timeZone);
  for (const { to_date } of ended) checkPeriodDates({ from_date: null, to_date }, today);
  for (const row of removed) checkPeriodDates(row, today);
  const rows = await untouched(call, [...added, ...ended]);
  const gone = added.flatMap(({ id }) => rows.get(id) ?? []).filter((row) => isFresh(call, row));
  if (!assignment.active) return gone.map(takeAway);
  const running = ended.flatMap(({ id, to_date }) => {
    const before = rows.get(id);
    const isInOrder = !before?.from_date || !to_date || before.from_date <= to_date;
    return before && isInOrder && mayGet(call, before.user_id) ? [{ before, to_date }] : [];
  });
  const there = await namesOfWorkHolders(tenant, [...new Set(running.map(({ before }) => before.user_id))]);
  return [
    ...gone.map(takeAway),
    ...running
      .filter(({ before }) => there.has(before.user_id))
      .map(({ before, to_date }) => letGoOn(before, to_date)),
    ...(await giveAgain(call, assignment, removed)),
  ];
};

/** Takes all steps at once or, where one of them is refused, each that is not. */
const take = async (tenant: Tenant, steps: readonly Step[]): Promise<PeriodChange[]> => {
  const attempted = (some: readonly Step[]) =>
    attempt(tenant, async (part) => {
      for (const { write } of some) await write(part).catch(refuseOverlap('before'));
      return some.map(({ change }) => change);
    }).catch((error: unknown) => {
      if (error instanceof Problem) return undefined;
      throw error;
    });
  const all = await attempted(steps);
  if (all) return all;
  const done: PeriodChange[] = [];
  for (const step of steps) done.push(...((await attempted([step])) ?? []));
  return done;
};

/** Takes back what a change of duties of several people did. What was changed since, or may not be given back, stays. */
export const undoDutiesOfMany = async (call: Call): Promise<{ undone: number; kept: number }> => {
  const { tenant, body } = call;
  const assignment = await loadAssignmentName(tenant, body.assignment_id);
  if (!assignment) throw invalid({ assignment_id: ['invalid_ids'] });
  const changes = await take(tenant, await stepsOf(call, assignment));
  await recordPeriodChanges(call, 'job-site-assignment.users-set', changes);
  const { added, ended, removed } = body.before;
  return { undone: changes.length, kept: added.length + ended.length + removed.length - changes.length };
};
