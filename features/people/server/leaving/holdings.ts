import { findMembership } from '#features/users/server';
import { invalid, notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { HandOver, Holding, peopleEndpoints } from '../../contract/index.ts';

export type HoldingCall = { tenant: Tenant; person: Person; now: Date };

/** The call for a person who leaves. */
export type LeavingCall = HoldingCall & { wiring: Wiring };

/** A kind of thing that people hold. The `tenant` of `count` and `handOver` sees all jobs, because nothing may stay with a
 * person who has left; `list`, which names records, gets the scope of the reader. */
export type PersonHolding = {
  /** Lower numbers are handed over first: assignments let the successor see the sites of the tasks that follow. */
  order: number;
  /** Set if the successor will see sites because of it: one site for each thing, or all sites in it, as in an area. */
  givesScope?: 'of-each' | 'of-all-in-it';
  count: (call: HoldingCall, userId: number) => Promise<number>;
  list: (call: HoldingCall, userId: number, max: number) => Promise<Holding['named']>;
  /** Hands everything over to a person, or to nobody. */
  handOver: (call: LeavingCall, userId: number, toUserId: number | null) => Promise<void>;
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** Keyed by what people hold: `tasks`. Shown and handed over before a person leaves. */
    personHoldings: PersonHolding;
  }
}

export type Holdings = Entries<'personHoldings'>;

/** Maximum number of records of each kind that are named. */
const max = 10;

const everywhere = (tenant: Tenant): Tenant => ({ ...tenant, seesAllJobs: true });

const inOrder = (holdings: Holdings) =>
  Object.entries(holdings).toSorted(([, one], [, other]) => one.order - other.order);

export const listHoldings =
  (holdings: Holdings) => async (call: SignedInCall<(typeof peopleEndpoints)['listHoldings']>) => {
    const { tenant, params } = call;
    if (!(await findMembership(tenant, params.id))) throw notFound();
    const all = { ...call, tenant: everywhere(tenant) };
    const found: Holding[] = [];
    for (const [kind, { count, list }] of inOrder(holdings)) {
      const total = await count(all, params.id);
      const named = await list(call, params.id, max);
      if (total > 0) found.push({ kind, total, named });
    }
    return found;
  };

const checkSuccessor = async (tenant: Tenant, userId: number, toUserId: number): Promise<string | null> => {
  if (toUserId === userId) return 'successor_same';
  return (await findMembership(tenant, toUserId))?.status === 'active' ? null : 'successor_not_active';
};

/** Whether a caller would get sites that they do not see by taking over the things of a person who leaves. */
const isBeyondScope = async (
  { givesScope, count, list }: PersonHolding,
  call: LeavingCall,
  { userId, to }: { userId: number; to: number | null },
): Promise<boolean> => {
  const { tenant, person } = call;
  if (!givesScope || to !== person.userId || person.seesAllJobs) return false;
  const total = await count({ ...call, tenant: everywhere(tenant) }, userId);
  if (givesScope === 'of-all-in-it') return total > 0;
  return (await list(call, userId, total)).length < total;
};

/** Hands over the kinds in `wanted`; other kinds stay with the person. */
export const handOver = async (
  holdings: Holdings,
  call: LeavingCall,
  userId: number,
  wanted: HandOver,
): Promise<void> => {
  for (const [index, { kind, to_user_id }] of wanted.entries()) {
    const isOnce = wanted.findIndex((other) => other.kind === kind) === index;
    const holding = holdings[kind];
    if (!holding || !isOnce) throw invalid({ [`hand_over.${index}.kind`]: ['holding_unknown'] });
    const isBeyond = await isBeyondScope(holding, call, { userId, to: to_user_id });
    const wrong =
      to_user_id === null
        ? null
        : ((await checkSuccessor(call.tenant, userId, to_user_id)) ?? (isBeyond ? 'successor_sight' : null));
    if (wrong) throw invalid({ [`hand_over.${index}.to_user_id`]: [wrong] });
  }
  const all = { ...call, tenant: everywhere(call.tenant) };
  for (const [kind, holding] of inOrder(holdings)) {
    const to = wanted.find((one) => one.kind === kind);
    if (to) await holding.handOver(all, userId, to.to_user_id);
  }
};
