import { isWorkHolder, loadMembership } from '#features/accounts/access/server';
import { requireValid } from '#platform/contract/errors';
import { dateAt, isEnterable } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { handsOut, type KeyTransition, keyTransitions } from '../../contract/index.ts';
import type { StoredKey } from '../record/key-columns-repository.ts';

export type TransitionInput = {
  transition: KeyTransition;
  user_id: number | null;
  due_on: string | null;
  since: string | null;
  lost_on: string | null;
  note: string;
};

const shortest = 3;

const receiverError = async (
  tenant: Tenant,
  userId: number | null,
  key: StoredKey | null,
): Promise<string | null> => {
  if (userId === null) return 'required';
  if (userId === key?.custody?.user.id) return 'key_holder_same';
  // The person need not see the job yet: that may begin with the first day there.
  return isWorkHolder(await loadMembership(tenant, userId)) ? null : 'key_holder_inactive';
};

type Context = { tenant: Tenant; person: Person; now: Date };

/** The first day must not be in the future, and the due date not before the first day. */
const dateErrors = ({ due_on, since }: TransitionInput, today: string): Record<string, string[]> => {
  const isPast = due_on !== null && due_on < (since ?? today);
  const dueError = due_on !== null && !isEnterable(due_on, today) ? 'date_range' : isPast && 'key_due_past';
  const sinceError = pastError(since, today);
  return {
    ...(dueError ? { due_on: [dueError] } : {}),
    ...(sinceError ? { since: [sinceError] } : {}),
  };
};

const pastError = (date: string | null, today: string): string | null => {
  if (date === null) return null;
  if (!isEnterable(date, today)) return 'date_range';
  return date > today ? 'key_since_future' : null;
};

/** Refuses with all wrong fields of the transition at once. `key` is null when the transition is checked for several keys. */
export const checkTransition = async (
  { tenant, person, now }: Context,
  input: TransitionInput,
  key: StoredKey | null,
): Promise<void> => {
  const today = dateAt(now, person.timeZone);
  const receiver = handsOut(input.transition) ? await receiverError(tenant, input.user_id, key) : null;
  const asksReason = keyTransitions.asksReason(input.transition);
  const lostOn = pastError(input.lost_on, today);
  const wrong = {
    ...(receiver ? { user_id: [receiver] } : {}),
    ...dateErrors(input, today),
    ...(lostOn ? { lost_on: [lostOn] } : {}),
    ...(asksReason && input.note.length < shortest ? { note: ['key_reason'] } : {}),
  };
  requireValid(wrong);
};
