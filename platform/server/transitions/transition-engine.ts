import { invalid, Problem } from '#platform/contract/errors';
import type { Transitions } from '#platform/contract/transitions';
import type { AuditEntry } from '../audit/audit-repository.ts';
import type { Tenant } from '../db/tenant.ts';
import type { Person } from '../http/person.ts';

/** `person` null: the system makes it, or whoever has checked the right. */
type TransitionCall = { tenant: Tenant; person: Person | null };

export type StatusChange = Pick<AuditEntry, 'action' | 'note' | 'changes' | 'deviceAt'> & {
  from: string;
  to: string;
  /** For listeners of the event: at least the name of the transition. */
  data: Record<string, unknown>;
};

type Parts<Call, Row, Set> = {
  save: (call: Call, row: Row, set: Set) => Promise<void>;
  /** Writes the audit entry and publishes the event. */
  record: (call: Call, row: Row, change: StatusChange) => Promise<void>;
};

/** What a transition does beside the status. */
export type Outcome<S, Set> = {
  set?: Set;
  /** The status, where only the effect knows which of several it is. */
  to?: S;
  changes?: Record<string, [unknown, unknown]>;
  data?: Record<string, unknown>;
};

type Step<S, Name, Set> = {
  name: Name;
  note?: string | undefined;
  deviceAt?: string | null | undefined;
  /** It follows from something larger, over which the caller has checked rights and reason; the trace names the person. */
  followsOther?: true;
  /** What the record needs is checked here too: it refuses before it writes. */
  effect?: () => Promise<Outcome<S, Set>>;
};

const minReason = 3;

/** Changes the status of records that the caller holds locked: 409 from a status that it does not lead from, 403 without the
 * right, 409 while a guard is against it, 422 without a reason that it asks for. Then its effect, the status, audit log and
 * event, all in the transaction of the call. */
export const transitionEngine = <
  S extends string,
  R,
  N extends string,
  A extends string,
  Call extends TransitionCall,
  Row extends R,
  Set extends object,
>(
  transitions: Transitions<S, R, N, A>,
  { save, record }: Parts<Call, Row, Set>,
) => {
  const requireAllowed = ({ person }: Pick<Call, 'person'>, row: Row, name: N | A): void => {
    const refusal = transitions.refusalOf(name, row, person);
    if (refusal) throw new Problem(refusal.status, refusal.message);
  };
  return {
    requireAllowed,
    /** Returns the status after it. */
    apply: async (call: Call, row: Row, step: Step<S, N | A, Set>): Promise<S> => {
      const { name, note, deviceAt, effect, followsOther } = step;
      requireAllowed(followsOther ? { person: null } : call, row, name);
      if (!followsOther && transitions.asksReason(name) && (note ?? '').trim().length < minReason)
        throw invalid({ note: ['reason_required'] });
      const from = transitions.status(row);
      const {
        set,
        to = transitions.targetOf(name, row),
        changes,
        data,
      }: Outcome<S, Set> = (await effect?.()) ?? {};
      await save(call, row, { ...set, status: to } as unknown as Set);
      await record(call, row, {
        action: transitions.eventOf(name),
        from,
        to,
        note: note || null,
        deviceAt: deviceAt ?? null,
        ...(changes && { changes }),
        data: { transition: name, ...data },
      });
      return to;
    },
  };
};
