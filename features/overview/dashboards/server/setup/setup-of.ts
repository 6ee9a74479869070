import {
  findOrganization,
  recordOrganizationChange,
  saveSetupShown,
  settingsOf,
} from '#features/accounts/organizations/server';
import type { Flag } from '#platform/contract/flags';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import { type dashboardEndpoints, type SetupStep, setupSteps } from '../../contract/index.ts';
import { findSetup } from './setup-repository.ts';
import { countLacks } from './site-lacks-repository.ts';

/** The list of sites is open to these, and its criterion to those who may mend what it finds. */
const sites = ['hasAccessAdminBuildings', 'admin.canEditJobSite'] as const;

/** The flags that the page of each step requires. */
const needs: Record<SetupStep, readonly Flag[]> = {
  company: ['hasAccessAdminCompanySettings'],
  logo: ['hasAccessAdminCompanySettings'],
  mail: ['hasAccessAdminCompanySettings'],
  clients: ['admin.canAddClient'],
  sites: ['admin.canAddBuilding'],
  people: ['admin.canAddUser'],
  invited: ['hasAccessAdminUsers', 'admin.canAddUser'],
  service: sites,
  days: sites,
  duty: sites,
  contract: sites,
  start: sites,
  templates: ['admin.canAddTemplate'],
  schedule: ['hasAccessInspections', 'admin.canEditInspections'],
  task: ['hasAccessTasks', 'tasks.canAddTask'],
  shared: ['hasAccessReports'],
};

/** Days for which a company counts as new. */
const newFor = 60;

/** How many of its own each step is about: null where it is done, 0 where it is about the company as a whole. */
const openSteps = async (
  tenant: Tenant,
  { address, ...at }: { address: string | null; now: Date; zone: string },
): Promise<Record<SetupStep, number | null>> => {
  const has = await findSetup(tenant);
  const lacks = await countLacks(tenant, at);
  const whole = (done: boolean): number | null => (done ? null : 0);
  const many = (count: number): number | null => (count === 0 ? null : count);
  return {
    company: whole(address !== null),
    logo: whole(has.logo),
    mail: whole(has.mail),
    clients: whole(has.clients),
    sites: whole(has.sites),
    people: whole(has.members > 1),
    invited: many(has.invited),
    service: many(lacks.service),
    days: many(lacks.days),
    duty: many(lacks.duty),
    contract: many(lacks.contract),
    start: many(lacks.start),
    templates: whole(has.templates),
    schedule: whole(has.schedule || !has.sites),
    task: whole(has.task || !has.sites),
    shared: whole(has.shared || !has.sites),
  };
};

type Step = { step: SetupStep; count: number };

type Setup = { setup: Step[]; setup_state?: 'asked' | 'hidden' };

/** Steps that a company still has to do and that this person may do. */
export const setupOf = async (tenant: Tenant, person: Person, now: Date): Promise<Setup> => {
  const may = setupSteps.filter((step) => needs[step].every((flag) => person.flags.has(flag)));
  if (!person.seesAllJobs || may.length === 0) return { setup: [] };
  const organization = await findOrganization(tenant);
  const { setup_shown, company_address } = settingsOf(organization);
  const isNew = now.getTime() - Date.parse(organization.created_at) <= newFor * 86_400_000;
  const mayShow = person.flags.has('hasAccessAdminCompanySettings');
  if (!(setup_shown ?? isNew)) return { setup: [], ...(mayShow && { setup_state: 'hidden' }) };
  const open = await openSteps(tenant, { address: company_address, now, zone: person.timeZone });
  const setup = may.flatMap((step) => {
    const count = open[step];
    return count === null ? [] : [{ step, count }];
  });
  return { setup, ...(mayShow && setup_shown && { setup_state: 'asked' }) };
};

export const showSetup = async (call: SignedInCall<(typeof dashboardEndpoints)['showSetup']>) => {
  const { tenant, body } = call;
  const { setup_shown } = settingsOf(await findOrganization(tenant));
  await saveSetupShown(tenant, body.shown);
  const changes = changesOf({ setup_shown }, { setup_shown: body.shown });
  await recordOrganizationChange(call, 'organization.updated', changes);
  return { shown: body.shown };
};
