import { z } from 'zod';
import {
  loadOrganization,
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
import { countLacks } from './site-lacks-repository.ts';

const row = z.object({
  logo: z.boolean(),
  mail: z.boolean(),
  clients: z.boolean(),
  sites: z.boolean(),
  members: z.int(),
  invited: z.int(),
  templates: z.boolean(),
  schedule: z.boolean(),
  task: z.boolean(),
  shared: z.boolean(),
});

/** What a company has, apart from what its sites lack. Inspections count as a schedule: they came without one. */
const loadSetup = async (tenant: Tenant): Promise<z.infer<typeof row>> => {
  const [found] = await tenant.query({
    name: 'company-setup',
    text: `select o.logo_file_id is not null or o.logo_horizontal_file_id is not null as logo,
        exists (select from mail_tests t where t.organization_id = $1 and t.outcome = 'accepted') as mail,
        exists (select from clients c where c.organization_id = $1 and c.deleted_at is null) as clients,
        exists (select from jobs j where j.organization_id = $1 and j.deleted_at is null) as sites,
        (select count(*)::int from memberships m where m.organization_id = $1 and m.deleted_at is null
          and m.status <> 'deactivated') as members,
        (select count(*)::int from memberships m where m.organization_id = $1 and m.deleted_at is null
          and m.status = 'invited') as invited,
        exists (select from inspection_templates t where t.organization_id = $1 and t.status = 'published'
          and t.deleted_at is null) as templates,
        exists (select from planned_inspections p where p.organization_id = $1)
          or exists (select from inspections i where i.organization_id = $1) as schedule,
        exists (select from tasks t where t.organization_id = $1 and t.deleted_at is null) as task,
        exists (select from share_links l where l.organization_id = $1) as shared
      from organizations o where o.id = $1`,
    values: [tenant.organizationId],
    row,
  });
  if (!found) throw new Error(`organization ${tenant.organizationId} is gone`);
  return found;
};

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
  const has = await loadSetup(tenant);
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
  const organization = await loadOrganization(tenant);
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
  const { setup_shown } = settingsOf(await loadOrganization(tenant));
  await saveSetupShown(tenant, body.shown);
  const changes = changesOf({ setup_shown }, { setup_shown: body.shown });
  await recordOrganizationChange(call, 'organization.updated', changes);
  return { shown: body.shown };
};
