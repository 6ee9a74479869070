import type { Person } from '#platform/server/http/person';
import type { Client } from './client-repository.ts';

type State = Pick<Client, 'deleted_at'>;

const isFull = ({ license }: Person): boolean => license !== 'viewer';

const mayUpdate = (person: Person): boolean => isFull(person) && person.flags.has('admin.canAddClient');

export const mayDelete = (person: Person): boolean =>
  isFull(person) && person.flags.has('admin.canDeleteClient');

/** A merge changes one client and takes the other one away. */
export const mayMerge = (person: Person): boolean => mayUpdate(person) && mayDelete(person);

export const mayEditContacts = (person: Person): boolean =>
  isFull(person) && person.flags.has('admin.canEditClientContacts');

export const rightsOver = ({ deleted_at }: State, person: Person) => ({
  update: deleted_at === null && mayUpdate(person),
  delete: deleted_at === null && mayDelete(person),
  merge: deleted_at === null && mayMerge(person),
  restore: deleted_at !== null && mayDelete(person),
  edit_contacts: deleted_at === null && mayEditContacts(person),
});
