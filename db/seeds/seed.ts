import { refreshAreaScope } from '#features/assignments/server';
import { saveHoliday } from '#features/organizations/server';
import { createOrganizationIn, hashPassword, nextOrganizationId } from '#features/session/server';
import { Problem } from '#platform/contract/errors';
import { wallOf } from '#platform/contract/zoned-time';
import type { Config } from '#platform/server/config';
import { type Database, openDatabase } from '#platform/server/db/database';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import { type DemoPerson, demoPeople } from './demo-people.ts';
import { demoSeries } from './demo-series.ts';
import { demoTasks } from './demo-tasks.ts';
import { federalHolidays } from './federal-holidays.ts';
import { seedAssignments } from './seed-assignments.ts';
import { seedContracts } from './seed-contracts.ts';
import { demoPassword, seedPeople } from './seed-people.ts';
import { seedSeries } from './seed-series.ts';
import { seedShareLinks } from './seed-share-links.ts';
import { seedSites } from './seed-sites.ts';
import { type SeededTask, seedTask, seedTaskEvents, type TaskPlace } from './seed-tasks.ts';

const zone = 'America/Denver';

type Company = { name: string; slug: string; domain: string; admin: DemoPerson };

/** One transaction per organization: either all of it is created or nothing. A taken slug means that it exists. */
const seedCompany = async (
  { identity, withTenant }: Database,
  { name, slug, domain, admin }: Company,
  fill: (tenant: Tenant, adminId: number, roles: Map<string, number>) => Promise<void>,
): Promise<void> => {
  const passwordHash = await hashPassword(demoPassword);
  const organizationId = await nextOrganizationId(identity);
  try {
    await withTenant(systemScope(organizationId), async (tenant) => {
      const { userId, roles } = await createOrganizationIn(tenant, {
        name,
        slug,
        timeZone: zone,
        admin: {
          firstName: admin.firstName,
          lastName: admin.lastName,
          email: `${admin.login}@${domain}`,
          passwordHash,
          locale: 'en',
        },
      });
      await fill(tenant, userId, roles);
    });
  } catch (error) {
    if (error instanceof Problem && (error.fields.slug || error.fields.email)) return;
    throw error;
  }
};

const idsOf = (people: Map<string, number>, ...logins: string[]): number[] =>
  logins.map((login) => people.get(login) ?? 0);

/** Sites in the time zone of the company. */
const seriesPlaces = [0, 3, 5, 8];

const seedRecurring = async (
  tenant: Tenant,
  people: Map<string, number>,
  places: readonly TaskPlace[],
  now: Date,
): Promise<number[]> => {
  const today = wallOf(now.getTime(), zone).slice(0, 10);
  const year = now.getUTCFullYear();
  const holidays = federalHolidays([year - 1, year, year + 1, year + 2]);
  for (const holiday of holidays) await saveHoliday(tenant, holiday);
  const days = new Set(holidays.map(({ date }) => date));
  const [creator = 0, assignee = 0] = idsOf(people, 'area.manager', 'supervisor');
  const made: number[] = [];
  for (const [index, series] of demoSeries(today).entries()) {
    const place = places[seriesPlaces[index] ?? 0];
    if (!place) continue;
    made.push(await seedSeries(tenant, series, { place, zone, creator, assignee, today }, days, now));
  }
  return made;
};

const fillDemo = async (
  tenant: Tenant,
  adminId: number,
  roles: Map<string, number>,
  wiring: { database: Database; config: Config },
  now: Date,
) => {
  const people = await seedPeople(tenant, demoPeople.slice(1), 'demo.test', roles);
  people.set('admin', adminId);
  const places = await seedSites(tenant, people, zone);
  await seedContracts(tenant, zone, now);
  await seedAssignments(tenant, people, places);
  await refreshAreaScope(tenant, { userIds: idsOf(people, 'area.manager', 'area.manager.midwest') });
  const publicTasks: number[] = [];
  const seeded: SeededTask[] = [];
  for (const [index, task] of demoTasks.entries()) {
    const west = index % 3 !== 2;
    const half = Math.floor(places.length * 0.55);
    const place = west ? places[(index * 5) % half] : places[half + ((index * 5) % (places.length - half))];
    if (!place) continue;
    const assignees = west
      ? idsOf(people, 'supervisor', 'porter')
      : idsOf(people, 'supervisor.midwest', 'porter.midwest');
    const creators = idsOf(
      people,
      'csr',
      'manager',
      west ? 'area.manager' : 'area.manager.midwest',
      'scheduler',
    );
    const made = await seedTask(tenant, task, index, place, { creators, assignees }, now);
    seeded.push(made);
    if (!task.internal) publicTasks.push(made.id);
  }
  await seedTaskEvents(tenant, seeded);
  const [seriesId] = await seedRecurring(tenant, people, places, now);
  await seedShareLinks(tenant, wiring, { taskIds: publicTasks, seriesId }, now);
};

const other: DemoPerson = {
  login: 'admin',
  firstName: 'Nora',
  lastName: 'Neighborly',
  title: 'Owner',
  role: 'admin',
  phone: '2065550100',
};

/** Fills an installation with the demo companies; leaves what exists unchanged. */
export const seedDemo = async (_ownerUrl: string, applicationUrl: string, config: Config): Promise<void> => {
  const database = openDatabase({ url: applicationUrl, max: 2 });
  const [admin] = demoPeople;
  if (!admin) throw new Error('the demo has no admin');
  try {
    const demo = { name: 'Brightside Building Care', slug: 'demo', domain: 'demo.test', admin };
    await seedCompany(database, demo, (tenant, adminId, roles) =>
      fillDemo(tenant, adminId, roles, { database, config }, new Date()),
    );
    const second = { name: 'Other Cleaning Co.', slug: 'other', domain: 'other.test', admin: other };
    await seedCompany(database, second, async () => {});
  } finally {
    await database.close();
  }
};
