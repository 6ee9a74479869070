import { loadMembership } from '#features/accounts/access/server';
import { notFound, requireValid } from '#platform/contract/errors';
import { dateAt, isEnterable } from '#platform/server/clock/dates';
import type { Entries } from '#platform/server/feature/server-feature';
import type { SignedInCall } from '#platform/server/http/call';
import type {
  assignmentEndpoints,
  ReplacementOutcome,
  ReplacementPlan,
  ReplacementStep,
} from '../../contract/index.ts';
import { namesOfWorkHolders } from '../periods/person-repository.ts';
import { countPeriodsFrom, type Lasting, periodsFrom } from './replacement-repository.ts';

type Dates = { from_date: string | null; to_date: string | null };

/** Later than every date. */
const forever = '9999-12-31';

/** What happens to a period when someone else takes it over on `day`. `by` holds the periods of that person in the same
 * assignment at the same site; null when nobody follows. `today` is the date at the site. */
export const outcomeOf = (
  { from_date, to_date }: Dates,
  { day, today, by }: { day: string; today: string; by: readonly Dates[] | null },
): ReplacementOutcome => {
  const isAhead = from_date !== null && from_date >= day;
  // Past days stay with the person who was there.
  if (isAhead && from_date < today) return 'begun';
  if (by === null) return isAhead ? 'cancel' : 'end';
  const [first, last] = [isAhead ? from_date : day, to_date ?? forever];
  const [other, ...more] = by.filter(
    (one) => (one.from_date ?? '') <= last && (one.to_date ?? forever) >= first,
  );
  if (!other) return isAhead ? 'move' : 'replace';
  const coversAll = (other.from_date ?? '') <= first && (other.to_date ?? forever) >= last;
  return coversAll && more.length === 0 ? 'holds' : 'clash';
};

type Endpoints = typeof assignmentEndpoints;

export type ReplacementCall = Pick<
  SignedInCall<Endpoints['planReplacement']>,
  'params' | 'tenant' | 'person' | 'now'
>;

export type Wanted = { by: number | null; fromDate: string; assignmentId?: number | undefined };

export type PlannedStep = { period: Lasting; outcome: ReplacementStep['outcome'] };

/** The person who follows; null when nobody does. */
export type Successor = { id: number; name: string } | null;

/** The successor, when the request may be planned at all. */
export const checkReplacement = async (
  { params, tenant, person, now }: ReplacementCall,
  { by, fromDate }: Wanted,
): Promise<Successor> => {
  if (!(await loadMembership(tenant, params.id))) throw notFound();
  const name = by === null ? undefined : (await namesOfWorkHolders(tenant, [by])).get(by);
  const wrong = {
    ...(isEnterable(fromDate, dateAt(now, person.timeZone)) ? {} : { from_date: ['date_range'] }),
    ...(by === params.id ? { by_user_id: ['same_person'] } : {}),
    ...(by !== null && by !== params.id && name === undefined ? { by_user_id: ['person_not_active'] } : {}),
  };
  requireValid(wrong);
  return by === null || name === undefined ? null : { id: by, name };
};

/** What would happen to each period of the person, in the order of the list. */
export const planSteps = async (
  { params, tenant, now }: ReplacementCall,
  { by, fromDate, assignmentId }: Wanted,
  options: { locked: boolean },
): Promise<PlannedStep[]> => {
  const of = { fromDate, assignmentId, now };
  const periods = await periodsFrom(tenant, { ...of, userId: params.id }, options);
  const others = by === null ? [] : await periodsFrom(tenant, { ...of, userId: by }, options);
  const key = (period: Lasting): string => `${period.assignment_id} ${period.job_id}`;
  const bySite = Map.groupBy(others, key);
  return periods.map((period) => ({
    period,
    outcome: outcomeOf(period, {
      day: fromDate,
      today: period.today,
      by: by === null ? null : (bySite.get(key(period)) ?? []),
    }),
  }));
};

export const presentStep = ({ period, outcome }: PlannedStep): ReplacementStep => {
  const { user_id: _user, user_name: _name, today: _today, ...shown } = period;
  return { ...shown, outcome };
};

/** The number of other things that the person has, by kind, such as `keys`; kinds with 0 are included. */
const holdingsOf = async (
  { params, tenant }: ReplacementCall,
  counts: Entries<'counts'>,
): Promise<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const [key, count] of Object.entries(counts)) {
    const [of, what = ''] = key.split('.');
    if (of === 'user') found[what] = (await count(tenant, [params.id])).get(params.id) ?? 0;
  }
  return found;
};

export const planReplacement =
  (counts: Entries<'counts'>) =>
  async (call: SignedInCall<Endpoints['planReplacement']>): Promise<ReplacementPlan> => {
    const { by_user_id, from_date: fromDate, assignment_id: assignmentId } = call.query;
    const wanted = { by: by_user_id ?? null, fromDate, assignmentId };
    await checkReplacement(call, wanted);
    const steps = await planSteps(call, wanted, { locked: false });
    const of = { ...wanted, userId: call.params.id, now: call.now };
    const all = call.tenant.seesAllJobs ? steps.length : await countPeriodsFrom(call.tenant, of);
    return {
      steps: steps.map(presentStep),
      unseen: all - steps.length,
      holds: await holdingsOf(call, counts),
    };
  };
