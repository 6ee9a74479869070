import { happenedAt } from '#platform/contract/device-clock';
import { Problem, refused } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import { transitionEngine } from '#platform/server/transitions/transition-engine';
import { endsCustody, handsOut, type KeyTransition, keyTransitions } from '../../contract/index.ts';
import type { StoredKey } from '../record/key-columns-repository.ts';
import { type KeySet, updateKeyRow } from '../record/key-repository.ts';
import { recordKeyChange } from '../record/record-key-change.ts';
import type { TransitionInput } from './check-transition.ts';
import { beginCustody, endCustody } from './custody-repository.ts';

export type TransitionCall = { tenant: Tenant; person: Person; now: Date; wiring: { events: Events } };

/** Without a person to ask for rights: when somebody leaves, those over that person decide. */
type CheckedCall = Omit<TransitionCall, 'person'> & { person: null; actor: Person };

const steps = transitionEngine(keyTransitions, {
  save: ({ tenant }: CheckedCall, { id }: StoredKey, set: KeySet) => updateKeyRow(tenant, id, set),
  record: ({ actor, ...call }, { id, job, building }, change) => {
    const key = { id, job_id: job.id, building_id: building?.id ?? null };
    return recordKeyChange({ ...call, person: actor }, { ...change, action: 'key.moved', key });
  },
});

/** Whoever reports a key lost that somebody else has by now reads that; it is no question of rights. */
export const requireAllowed = (name: KeyTransition, key: StoredKey, person: Person): void => {
  const refusal = keyTransitions.refusalOf(name, key, person);
  if (refusal?.status === 403 && name === 'report_lost') throw refused('key_not_yours');
  if (refusal) throw new Problem(refusal.status, refusal.message);
};

export const later = (one: string, other: string | undefined): string =>
  other !== undefined && Date.parse(other) > Date.parse(one) ? other : one;

/** The columns about a loss: day, note and last holder; empty after any other transition. */
const lossOf = ({ custody }: StoredKey, input: TransitionInput, today: string) =>
  input.transition === 'report_lost'
    ? { lost_on: input.lost_on ?? today, lost_note: input.note, lost_by: custody?.user.id ?? null }
    : { lost_on: null, lost_note: '', lost_by: null };

/** Applies one transition. The caller must have locked the key, and checked the right and what was entered. */
export const applyTransition = async (
  call: TransitionCall,
  key: StoredKey,
  input: TransitionInput,
  deviceAt: string | null = null,
): Promise<void> => {
  const { tenant, person, now } = call;
  const { transition: name, user_id, note, since, due_on } = input;
  const { custody } = key;
  // A device clock that was set back must not make a custody end before it began.
  const at = later(happenedAt(now.toISOString(), deviceAt), custody?.from_at);
  await steps.apply({ ...call, person: null, actor: person }, key, {
    name,
    note,
    deviceAt,
    effect: async () => {
      const as = endsCustody[name];
      if (custody && as) await endCustody(tenant, custody.id, { at, as, note });
      if (handsOut(name) && user_id !== null) {
        const zone = since === null ? null : person.timeZone;
        await beginCustody(tenant, {
          keyId: key.id,
          userId: user_id,
          from: since ?? at,
          zone,
          dueOn: due_on,
        });
      }
      const loss = lossOf(key, input, dateAt(now, person.timeZone));
      const changes: Record<string, [unknown, unknown]> = {
        ...(custody || user_id !== null ? { holder: [custody?.user.id ?? null, user_id] } : {}),
        ...(due_on === null ? {} : { due_on: [null, due_on] }),
        ...(loss.lost_on === null ? {} : { lost_on: [null, loss.lost_on] }),
      };
      return { set: loss, changes };
    },
  });
};
