import type { RightHolder, RightRule } from '#features/accounts/access/server';
import { mayAddNote, mayDeleteNotes, mayUpdate } from './task-policy.ts';

const pages = ['/task'];

/** A task of somebody else that is not assigned to the person. */
const ofOthers = { created_by: null };

const ownTasksOnly = (person: RightHolder): boolean =>
  mayUpdate({ created_by: person.userId }, person, false) && !mayUpdate(ofOthers, person, false);

/** How the policies of tasks limit people whose rights open them. */
export const taskRightRules: Record<string, RightRule> = {
  ownTasks: { pages, limit: (person) => (ownTasksOnly(person) ? 'limit_own_tasks' : null) },
  ownNotes: {
    pages,
    limit: (person) => (mayAddNote(person) && !mayDeleteNotes(person) ? 'limit_own_notes' : null),
  },
};
