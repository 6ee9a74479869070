import type { RightHolder } from '#features/accounts/access/server';
import type { Person } from '#platform/server/http/person';
import { openStatuses } from '../../contract/index.ts';
import type { TaskRecord } from './task-repository.ts';

/** A day porter changes only tasks made by or assigned to that person; office people who see every site, and those who
 * may move any task, change them all. */
export const mayUpdate = (
  task: Pick<TaskRecord, 'created_by'>,
  person: RightHolder,
  assigned: boolean,
): boolean =>
  person.flags.has('tasks.canUpdateTask') &&
  (person.flags.has('tasks.canEditTransaction') ||
    person.flags.has('profile.canViewAllBuildings') ||
    assigned ||
    task.created_by === person.userId);

export const mayAddImages = (person: Person, assigned: boolean): boolean =>
  person.license !== 'viewer' && (person.flags.has('tasks.canEditTransaction') || assigned);

/** Whether photos of the place before the work are accepted: at tasks of a project, which come without photos. Also after the
 * work is done, because photos taken without a network arrive late. Screens offer it only before, see `offersImagesBefore`. */
export const mayAddImagesBefore = (
  { source }: Pick<TaskRecord, 'source'>,
  person: Person,
  assigned: boolean,
): boolean => source === 'special_project' && mayAddImages(person, assigned);

export const isToDo = ({ status }: Pick<TaskRecord, 'status'>): boolean =>
  (openStatuses as readonly string[]).includes(status);

export const offersImagesBefore = (
  task: Pick<TaskRecord, 'source' | 'status'>,
  person: Person,
  assigned: boolean,
): boolean => isToDo(task) && mayAddImagesBefore(task, person, assigned);

export const mayDelete = (person: Person): boolean => person.flags.has('tasks.canDeleteTask');

export const mayAddNote = (person: RightHolder): boolean =>
  person.license !== 'viewer' && person.flags.has('tasks.canAddNote');

/** Whether the person may delete notes of others, at any time. */
export const mayDeleteNotes = (person: RightHolder): boolean => person.flags.has('tasks.canDeleteNote');
