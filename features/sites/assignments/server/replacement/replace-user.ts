import { addDays } from '#platform/contract/add-days';
import { stale } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type assignmentEndpoints, leftAlone } from '../../contract/index.ts';
import { checkNamedOnce } from '../periods/check-named-once.ts';
import type { ActiveDuty, PeriodCall, PeriodChange } from '../periods/period-change.ts';
import { deletePeriods, insertPeriods, type NewPeriod, updatePeriods } from '../periods/period-repository.ts';
import { recordPeriodChanges } from '../periods/record-period-changes.ts';
import { refuseOverlap } from '../periods/set-users.ts';
import { refuseOwnGain } from '../scope/set-job-site-access.ts';
import {
  checkReplacement,
  type PlannedStep,
  planSteps,
  presentStep,
  type Successor,
} from './plan-replacement.ts';

type Call = SignedInCall<(typeof assignmentEndpoints)['replaceUser']>;

/** The periods after one step: that of the person (null: deleted) and that of the successor (null: none). */
const followed = (
  { period, outcome }: PlannedStep,
  day: string,
  successor: Successor,
): { own: ActiveDuty | null; next: ActiveDuty | null } => {
  const own = { ...period, to_date: addDays(day, -1) };
  const isAhead = period.from_date !== null && period.from_date >= day;
  const ended = isAhead ? null : own;
  if (!successor || outcome === 'holds') return { own: ended, next: null };
  const next = {
    ...period,
    user_id: successor.id,
    user_name: successor.name,
    from_date: isAhead ? period.from_date : day,
  };
  return { own: ended, next };
};

type Followed = { step: PlannedStep; own: ActiveDuty | null; next: ActiveDuty | null };

/** Writes the periods of the steps and records the changes. */
const writeSteps = async (call: PeriodCall, steps: readonly Followed[]): Promise<void> => {
  const { tenant } = call;
  await deletePeriods(
    tenant,
    steps.flatMap(({ step, own }) => (own ? [] : [step.period.id])),
  );
  await updatePeriods(
    tenant,
    steps.flatMap(({ step, own }) => (own ? [{ ...own, id: step.period.id }] : [])),
  );
  const newcomers: NewPeriod[] = steps.flatMap(({ next }) => (next ? [next] : []));
  await insertPeriods(tenant, newcomers).catch(refuseOverlap('by_user_id'));
  const changes = steps.flatMap(({ step, own, next }): PeriodChange[] => [
    { before: step.period, after: own },
    ...(next ? [{ before: null, after: next }] : []),
  ]);
  await recordPeriodChanges(call, 'job-site-assignment.user-replaced', changes);
};

/** Replaces a person who leaves in everything from a day on. Periods that the successor already holds, or that cannot be
 * taken over, only end. */
export const replaceEverywhere = async (
  call: PeriodCall,
  userId: number,
  { successor, fromDate }: { successor: Successor; fromDate: string },
): Promise<void> => {
  const wanted = { by: successor?.id ?? null, fromDate };
  const planned = await planSteps({ ...call, params: { id: userId } }, wanted, { locked: true });
  const steps = planned.map((step): Followed => {
    const outcome = leftAlone.includes(step.outcome) ? 'holds' : step.outcome;
    return { step, ...followed({ ...step, outcome }, fromDate, successor) };
  });
  await writeSteps(call, steps);
};

/** Applies the chosen steps of a replacement; other periods stay as they are. Refuses when one of the periods was changed
 * since the caller read it. */
export const replaceUser = async (call: Call) => {
  const { body } = call;
  const { by_user_id: by, from_date: fromDate } = body;
  const wanted = { by, fromDate };
  refuseOwnGain(call.tenant, [by]);
  checkNamedOnce({ periods: body.periods });
  const successor = await checkReplacement(call, wanted);
  const planned = await planSteps(call, wanted, { locked: true });
  const byId = new Map(planned.map((step) => [step.period.id, step]));
  const chosen = body.periods.flatMap(({ id, updated_at }) => {
    const step = byId.get(id);
    return step?.period.updated_at === updated_at ? [step] : [];
  });
  if (chosen.length !== body.periods.length) throw stale({ steps: planned.map(presentStep) });
  const skipped = chosen.filter(({ outcome }) => leftAlone.includes(outcome));
  const steps = chosen
    .filter(({ outcome }) => !leftAlone.includes(outcome))
    .map((step) => ({ step, ...followed(step, fromDate, successor) }));
  await writeSteps(call, steps);
  return { changed: steps.length, skipped: skipped.map(presentStep) };
};
