import type { FindOriginJob } from '#features/tasks/tasks/server';
import { jobOfSeen } from '../files/sees-inspection-repository.ts';

/** Tasks are made of an inspection by whoever sees it and may add tasks to inspections. */
export const inspectionOrigin: FindOriginJob = async ({ tenant, person }, id) =>
  person.flags.has('inspections.canAddTask') ? jobOfSeen(tenant, person, id) : undefined;
