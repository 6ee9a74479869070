import type { Person } from '#platform/server/http/person';
import type { Job } from '../../contract/index.ts';

const may = ({ license, flags }: Person, flag: 'admin.canEditJobSite' | 'admin.canAddBuilding'): boolean =>
  license !== 'viewer' && flags.has(flag);

export const rightsOverJobs = (person: Person): Job['can'] => ({
  update: may(person, 'admin.canEditJobSite'),
  copy: may(person, 'admin.canAddBuilding'),
});

/** An admin may activate a job in spite of a confirmable gap. */
export const mayConfirm = ({ flags }: Person): boolean => flags.has('isAdmin');
