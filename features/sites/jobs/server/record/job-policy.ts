import type { Person } from '#platform/server/http/person';
import {
  type Job,
  type JobStatus,
  type JobTransition,
  jobTransitionNames,
  jobTransitions,
} from '../../contract/index.ts';

const may = ({ license, flags }: Person, flag: 'admin.canEditJobSite' | 'admin.canAddBuilding'): boolean =>
  license !== 'viewer' && flags.has(flag);

export const allowedTransitions = (status: JobStatus, person: Person): JobTransition[] =>
  may(person, 'admin.canEditJobSite')
    ? jobTransitionNames.filter((name) => jobTransitions[name].from.includes(status))
    : [];

export const rightsOverJobs = (person: Person): Job['can'] => ({
  update: may(person, 'admin.canEditJobSite'),
  copy: may(person, 'admin.canAddBuilding'),
});

/** An admin may activate a job in spite of a confirmable gap. */
export const mayConfirm = ({ flags }: Person): boolean => flags.has('isAdmin');
