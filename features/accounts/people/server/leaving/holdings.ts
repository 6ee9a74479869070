import { isWorkHolder, loadMembership } from '#features/accounts/access/server';
import { invalid, notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { HandOver, Holding, peopleEndpoints } from '../../contract/index.ts';
import type { Access } from './former-access.ts';

export type HoldingCall = {
  tenant: Tenant;
  /** The reader. */
  person: Pick<Person, 'userId' | 'flags' | 'timeZone'>;
  now: Date;
};

/** The call for a person who leaves. */
export type LeavingCall = HoldingCall & { person: Person; wiring: Wiring };

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

/** What a person holds, in the order in which it is handed over. */
export const holdingsOf = async (
  holdings: Holdings,
  call: HoldingCall,
  userId: number,
): Promise<Holding[]> => {
  const all = { ...call, tenant: everywhere(call.tenant) };
  const found: Holding[] = [];
  for (const [kind, { count, list, givesScope }] of inOrder(holdings)) {
    const total = await count(all, userId);
    // People may know the sites that they will see by what they hold, from whatever day on.
    const reads = givesScope && call.person.userId === userId ? all : call;
    // Asked also where there is nothing: the number of statements does not depend on the data.
    const named = await list(reads, userId, max);
    if (total > 0) found.push({ kind, total, named });
  }
  return found;
};

/** Sites that a person sees without holding anything there. */
export const grantedAccess = async (
  access: Access,
  call: HoldingCall,
  userId: number,
): Promise<Holding[]> => {
  const ids = (await access?.of(everywhere(call.tenant), userId)) ?? [];
  const named = (await access?.name(call.tenant, ids)) ?? [];
  const shown = named.slice(0, max).map(({ id, name }) => ({ id, label: name, href: `/job/${id}` }));
  return ids.length === 0 ? [] : [{ kind: 'access', total: ids.length, named: shown }];
};

export const listHoldings =
  (holdings: Holdings, access: Access) =>
  async (call: SignedInCall<(typeof peopleEndpoints)['listHoldings']>) => {
    const { tenant, params } = call;
    const member = await loadMembership(tenant, params.id);
    if (!member) throw notFound();
    const held = await holdingsOf(holdings, call, params.id);
    // With an invitation that ends, nobody will see these sites.
    return member.status === 'invited' ? [...held, ...(await grantedAccess(access, call, params.id))] : held;
  };

const checkSuccessor = async (tenant: Tenant, userId: number, toUserId: number): Promise<string | null> => {
  if (toUserId === userId) return 'successor_same';
  return isWorkHolder(await loadMembership(tenant, toUserId)) ? null : 'successor_not_active';
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
