import { grantRole, insertMembership } from '#features/accounts/access/server';
import { createLogin, hashPassword } from '#features/accounts/session/server';
import { createFirstRates } from '#features/contracts/staffing-plans/server';
import { addReadyTemplate } from '#features/quality/inspection-templates/server';
import { assignUsers, createFirstDuties } from '#features/sites/assignments/server';
import { insertBuildings, locate } from '#features/sites/buildings/server';
import { createClient } from '#features/sites/clients/server';
import { createJobService, insertJobs } from '#features/sites/jobs/server';
import type { Tenant } from '#platform/server/db/tenant';
import { demoPassword } from './seed-people.ts';

/** Clients as a file from accounting has them: names and numbers, and little else. */
const clients = [
  { account: 'QB-101', name: 'Tamarack Dental Partners' },
  { account: 'QB-102', name: 'Old Mill Office Park' },
] as const;

type Site = {
  number: string;
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  client: number;
  status?: 'draft';
  start?: string;
  cleaned?: 'with days' | 'without days';
};

/** Some sites are ready, most lack something: a start, a service or its days, an area. */
const sites: readonly Site[] = [
  {
    number: 'S-1',
    name: 'Tamarack Dental, Main Street',
    address: '12 Main St',
    city: 'Boise',
    state: 'ID',
    zip: '83702',
    client: 0,
    start: '2026-11-02',
    cleaned: 'with days',
  },
  {
    number: 'S-2',
    name: 'Tamarack Dental, Eagle',
    address: '400 E State St',
    city: 'Eagle',
    state: 'ID',
    zip: '83616',
    client: 0,
    cleaned: 'without days',
  },
  {
    number: 'S-3',
    name: 'Old Mill, Building A',
    address: '1 Mill Race Rd',
    city: 'Nampa',
    state: 'ID',
    zip: '83651',
    client: 1,
  },
  {
    number: 'S-4',
    name: 'Old Mill, Building B',
    address: '2 Mill Race Rd',
    city: 'Nampa',
    state: 'ID',
    zip: '83651',
    client: 1,
    status: 'draft',
  },
];

/** People of whom only the first has followed the invitation. */
const people = [
  { login: 'lead', first_name: 'Lena', last_name: 'Latecomer', role: 'supervisor', status: 'active' },
  { login: 'night', first_name: 'Nico', last_name: 'Nightfall', role: 'supervisor', status: 'invited' },
  { login: 'porter', first_name: 'Pia', last_name: 'Porterfield', role: 'day-porter', status: 'invited' },
] as const;

const seedStaff = async (tenant: Tenant, domain: string, roles: ReadonlyMap<string, number>) => {
  const passwordHash = await hashPassword(demoPassword);
  const ids: number[] = [];
  for (const { login, role, ...person } of people) {
    const email = `${login}@${domain}`;
    const proven = person.status === 'active';
    const user_id = await createLogin(tenant, email, passwordHash, 'en', { proven });
    await insertMembership(tenant, { user_id, email, ...person });
    const roleId = roles.get(role);
    if (roleId) await grantRole(tenant, user_id, roleId, null);
    ids.push(user_id);
  }
  return ids;
};

/** A company in its first week: what its sign-up created, two clients, four sites, and people who were invited. */
export const seedNewcomer = async (
  tenant: Tenant,
  { domain, zone, roles }: { domain: string; zone: string; roles: ReadonlyMap<string, number> },
): Promise<void> => {
  const supervisorDuty = (await createFirstDuties(tenant))[1] ?? 0;
  await createFirstRates(tenant, 'en');
  await addReadyTemplate(tenant, 'quick', 'en');
  const clientIds: number[] = [];
  for (const { account, name } of clients) {
    clientIds.push((await createClient(tenant, null, { account_number: account, name })).id);
  }
  const buildingIds = await insertBuildings(
    tenant,
    sites.map((site) => ({
      ...locate({ ...site, lat: null, lng: null }, zone),
      name: site.name,
      address: site.address,
      city: site.city,
      state: site.state,
      zip: site.zip,
    })),
  );
  const jobIds = await insertJobs(
    tenant,
    sites.map(({ number, name, client, status, start }, index) => ({
      job_number: number,
      job_name: name,
      client_id: clientIds[client] ?? 0,
      building_ids: [buildingIds[index] ?? 0],
      status: status ?? 'active',
      ...(start && { service_start_date: start }),
    })),
  );
  for (const [index, { cleaned }] of sites.entries()) {
    if (!cleaned) continue;
    await createJobService(tenant, null, jobIds[index] ?? 0, {
      type: 'night-cleaning',
      name: 'Night cleaning',
      days_of_week: cleaned === 'with days' ? [1, 2, 3, 4, 5] : [],
    });
  }
  const [lead = 0, invited = 0] = await seedStaff(tenant, domain, roles);
  await assignUsers(tenant, supervisorDuty, [
    { userId: lead, jobId: jobIds[0] ?? 0 },
    { userId: invited, jobId: jobIds[1] ?? 0 },
  ]);
};
