import type { Flag } from '#platform/contract/flags';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type SetupStep, setupSteps } from '../contract/index.ts';
import { findSetup } from './setup-repository.ts';

/** The flags that the page of each step requires. */
const needs: Record<SetupStep, readonly Flag[]> = {
  sites: ['admin.canAddBuilding'],
  task: ['hasAccessTasks', 'tasks.canAddTask'],
  logo: ['hasAccessAdminCompanySettings'],
};

/** Days for which a company counts as new. */
const newFor = 60;

/** Steps that a new company still has to do and that this person may do. The first task needs a site. */
export const setupOf = async (tenant: Tenant, person: Person, now: Date): Promise<SetupStep[]> => {
  const may = setupSteps.filter((step) => needs[step].every((flag) => person.flags.has(flag)));
  if (!person.seesAllJobs || may.length === 0) return [];
  const { created_at, ...done } = await findSetup(tenant);
  if (now.getTime() - Date.parse(created_at) > newFor * 86_400_000) return [];
  return may.filter((step) => !done[step] && (step !== 'task' || done.sites));
};
