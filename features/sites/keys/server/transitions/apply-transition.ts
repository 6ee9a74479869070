import { happenedAt } from '#platform/contract/device-clock';
import { forbidden, refused } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { keyTransitions, leadsFrom, mayTransition } from '../../contract/index.ts';
import type { StoredKey } from '../record/key-columns-repository.ts';
import { actorOf } from '../record/key-policy.ts';
import { updateKeyRow } from '../record/key-repository.ts';
import { recordKeyChange } from '../record/record-key-change.ts';
import type { TransitionInput } from './check-transition.ts';
import { beginCustody, endCustody } from './custody-repository.ts';

export type TransitionCall = { tenant: Tenant; person: Person; now: Date; wiring: { events: Events } };

export const refusedTransition = (
  { transition }: Pick<TransitionInput, 'transition'>,
  { status }: StoredKey,
) =>
  refused('key_transition_refused', {
    transition: { code: `key_transition_${transition}` },
    status: { code: `key_status_${status}` },
  });

/** Refuses a transition without the right with 403, and from a status that does not allow it with 409. */
export const allowTransition = (input: TransitionInput, key: StoredKey, person: Person): void => {
  const actor = actorOf(key, person);
  const couldOnceHeld = mayTransition(input.transition, { ...actor, isHolder: true });
  if (!mayTransition(input.transition, actor)) throw couldOnceHeld ? refused('key_not_yours') : forbidden();
  if (!leadsFrom(input.transition, key.status)) throw refusedTransition(input, key);
};

export const later = (one: string, other: string | undefined): string =>
  other !== undefined && Date.parse(other) > Date.parse(one) ? other : one;

/** The columns about a loss: day, note and last holder; empty after any other transition. */
const lossOf = ({ custody }: StoredKey, input: TransitionInput, today: string) =>
  input.transition === 'report_lost'
    ? { lost_on: input.lost_on ?? today, lost_note: input.note, lost_by: custody?.user.id ?? null }
    : { lost_on: null, lost_note: '', lost_by: null };

/** Applies one transition. The caller must have locked the key and checked the transition. */
export const applyTransition = async (
  call: TransitionCall,
  key: StoredKey,
  input: TransitionInput,
  deviceAt: string | null = null,
): Promise<void> => {
  const { tenant, person, now } = call;
  const { to, ends } = keyTransitions[input.transition];
  const { custody } = key;
  // A device clock that was set back must not make a custody end before it began.
  const at = later(happenedAt(now.toISOString(), deviceAt), custody?.from_at);
  if (custody && ends) await endCustody(tenant, custody.id, { at, as: ends, note: input.note });
  if (to === 'held' && input.user_id !== null) {
    await beginCustody(tenant, {
      keyId: key.id,
      userId: input.user_id,
      from: input.since ?? at,
      zone: input.since === null ? null : person.timeZone,
      dueOn: input.due_on,
    });
  }
  const loss = lossOf(key, input, dateAt(now, person.timeZone));
  await updateKeyRow(tenant, key.id, { status: to, ...loss });
  await recordKeyChange(call, {
    action: 'key.moved',
    key: { id: key.id, job_id: key.job.id, building_id: key.building?.id ?? null },
    from: key.status,
    to,
    note: input.note || null,
    changes: {
      ...(custody || input.user_id !== null ? { holder: [custody?.user.id ?? null, input.user_id] } : {}),
      ...(input.due_on === null ? {} : { due_on: [null, input.due_on] }),
      ...(loss.lost_on === null ? {} : { lost_on: [null, loss.lost_on] }),
    },
    deviceAt,
  });
};
