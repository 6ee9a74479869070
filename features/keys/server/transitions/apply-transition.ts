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
import type { Move } from './check-transition.ts';
import { beginCustody, endCustody } from './custody-repository.ts';

export type MoveCall = { tenant: Tenant; person: Person; now: Date; wiring: { events: Events } };

export const refuseMove = ({ transition }: Pick<Move, 'transition'>, { status }: StoredKey) =>
  refused('key_move_refused', {
    move: { code: `key_move_${transition}` },
    status: { code: `key_status_${status}` },
  });

/** Refuses a move without the right with 403, and from a status that does not allow it with 409. */
export const allowTransition = (move: Move, key: StoredKey, person: Person): void => {
  const actor = actorOf(key, person);
  const couldOnceHeld = mayTransition(move.transition, { ...actor, isHolder: true });
  if (!mayTransition(move.transition, actor)) throw couldOnceHeld ? refused('key_not_yours') : forbidden();
  if (!leadsFrom(move.transition, key.status)) throw refuseMove(move, key);
};

export const later = (one: string, other: string | undefined): string =>
  other !== undefined && Date.parse(other) > Date.parse(one) ? other : one;

/** The columns about a loss: day, note and last holder; empty after any other move. */
const lossOf = ({ custody }: StoredKey, move: Move, today: string) =>
  move.transition === 'report_lost'
    ? { lost_on: move.lost_on ?? today, lost_note: move.note, lost_by: custody?.user.id ?? null }
    : { lost_on: null, lost_note: '', lost_by: null };

/** Applies one move. The caller must have locked the key and checked the move. */
export const applyTransition = async (
  call: MoveCall,
  key: StoredKey,
  move: Move,
  deviceAt: string | null = null,
): Promise<void> => {
  const { tenant, person, now } = call;
  const { to, ends } = keyTransitions[move.transition];
  const { custody } = key;
  // A device clock that was set back must not make a custody end before it began.
  const at = later(happenedAt(now.toISOString(), deviceAt), custody?.from_at);
  if (custody && ends) await endCustody(tenant, custody.id, { at, as: ends, note: move.note });
  if (to === 'held' && move.user_id !== null) {
    await beginCustody(tenant, {
      keyId: key.id,
      userId: move.user_id,
      from: move.since ?? at,
      zone: move.since === null ? null : person.timeZone,
      dueOn: move.due_on,
    });
  }
  const loss = lossOf(key, move, dateAt(now, person.timeZone));
  await updateKeyRow(tenant, key.id, { status: to, ...loss });
  await recordKeyChange(call, {
    action: 'key.moved',
    key: { id: key.id, job_id: key.job.id, building_id: key.building?.id ?? null },
    from: key.status,
    to,
    note: move.note || null,
    changes: {
      ...(custody || move.user_id !== null ? { holder: [custody?.user.id ?? null, move.user_id] } : {}),
      ...(move.due_on === null ? {} : { due_on: [null, move.due_on] }),
      ...(loss.lost_on === null ? {} : { lost_on: [null, loss.lost_on] }),
    },
    deviceAt,
  });
};
