import { saveHoliday } from '#features/accounts/organizations/server';
import { createOrganizationIn, hashPassword, nextOrganizationId } from '#features/accounts/session/server';
import { refreshAreaScope } from '#features/sites/assignments/server';
import { commonAreaTypes } from '#features/sites/buildings/server';
import { Problem } from '#platform/contract/errors';
import { wallOf } from '#platform/contract/zoned-time';
import type { Config } from '#platform/server/config';
import { type Database, openDatabase } from '#platform/server/db/database';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import { demoDocuments, documentKey } from './demo-documents.ts';
import { type DemoPerson, demoPeople } from './demo-people.ts';
import { demoPictures, isDone } from './demo-pictures.ts';
import { projectPapers } from './demo-project-records.ts';
import { demoSeries } from './demo-series.ts';
import { federalHolidays } from './federal-holidays.ts';
import { makeSupport } from './make-support.ts';
import { seedActionLogs } from './seed-action-logs.ts';
import { seedAssignments } from './seed-assignments.ts';
import { seedBudgets } from './seed-budgets.ts';
import { seedBuildingNotes, seedJobNotes } from './seed-building-notes.ts';
import { seedContracts } from './seed-contracts.ts';
import { seedDocuments } from './seed-documents.ts';
import { seedHistory } from './seed-history.ts';
import { seedInspectionPlans } from './seed-inspection-plans.ts';
import { seedInspections } from './seed-inspections.ts';
import { seedInstructions } from './seed-instructions.ts';
import { seedInvoices } from './seed-invoices.ts';
import { seedKeys } from './seed-keys.ts';
import { seedNewcomer } from './seed-newcomer.ts';
import { seedNotes } from './seed-notes.ts';
import { demoPassword, seedPeople } from './seed-people.ts';
import { seedBrand, seedTaskPictures } from './seed-pictures.ts';
import { seedProjects } from './seed-projects.ts';
import { seedReports } from './seed-reports.ts';
import { seedSeries } from './seed-series.ts';
import { seedServiceDays } from './seed-service-days.ts';
import { seedShareLinks } from './seed-share-links.ts';
import { seedSites } from './seed-sites.ts';
import { seedStaffingPlans } from './seed-staffing-plans.ts';
import { seedSupplies } from './seed-supplies.ts';
import { seedTaskEvents, seedTasks, type TaskPlace } from './seed-tasks.ts';
import { seedTemplates } from './seed-templates.ts';
import { demoPapers, seedVendors } from './seed-vendors.ts';
import { storePapers } from './store-papers.ts';
import { type StoredPictures, storePictures } from './store-pictures.ts';
import { homeOf, voicesOf } from './task-homes.ts';

const zone = 'America/Denver';

type Company = { name: string; slug: string; domain: string; admin: DemoPerson };

/** One transaction per organization: either all of it is created or nothing. A taken slug means that it exists. */
const seedCompany = async (
  { withTenant }: Database,
  organizationId: number,
  { name, slug, domain, admin }: Company,
  fill: (tenant: Tenant, adminId: number, roles: Map<string, number>) => Promise<void>,
): Promise<boolean> => {
  const passwordHash = await hashPassword(demoPassword);
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
    return true;
  } catch (error) {
    if (error instanceof Problem && (error.fields.slug || error.fields.email)) return false;
    throw error;
  }
};

const idsOf = (people: Map<string, number>, ...logins: string[]): number[] =>
  logins.map((login) => people.get(login) ?? 0);

/** Indexes of sites in the time zone of the company. */
const seriesPlaces = [0, 3, 5, 8];

const seedRecurring = async (
  tenant: Tenant,
  people: Map<string, number>,
  places: readonly TaskPlace[],
  pictures: StoredPictures,
  { now, holidays }: { now: Date; holidays: ReadonlySet<string> },
): Promise<number[]> => {
  const today = wallOf(now.getTime(), zone).slice(0, 10);
  const [creator = 0, assignee = 0] = idsOf(people, 'area.manager', 'supervisor');
  const made: number[] = [];
  for (const [index, series] of demoSeries(today).entries()) {
    const place = places[seriesPlaces[index] ?? 0];
    if (!place) continue;
    made.push(
      await seedSeries(tenant, series, { place, zone, creator, assignee, today, pictures }, holidays, now),
    );
  }
  return made;
};

/** On these days nothing is owed, so they are there before all that falls on days. */
const seedHolidays = async (tenant: Tenant, now: Date): Promise<ReadonlySet<string>> => {
  const year = now.getUTCFullYear();
  const holidays = federalHolidays([year - 1, year, year + 1, year + 2]);
  for (const holiday of holidays) await saveHoliday(tenant, holiday);
  return new Set(holidays.map(({ date }) => date));
};

const fillDemo = async (
  tenant: Tenant,
  adminId: number,
  roles: Map<string, number>,
  wiring: { database: Database; config: Config },
  pictures: StoredPictures,
) => {
  const now = new Date();
  const holidays = await seedHolidays(tenant, now);
  const people = await seedPeople(tenant, demoPeople.slice(1), 'demo.test', roles);
  people.set('admin', adminId);
  await seedBrand(tenant, pictures, people, now);
  const types = new Map((await commonAreaTypes(tenant)).map((type) => [type.key, type.id]));
  const places = await seedSites(tenant, people, zone, types);
  await seedContracts(tenant, zone, now);
  await seedBudgets(tenant, zone, now);
  await seedVendors(tenant, pictures, { zone, now });
  await seedDocuments(tenant, pictures, { zone, now, people });
  await seedAssignments(tenant, people, places, wallOf(now.getTime(), zone).slice(0, 10));
  await seedStaffingPlans(tenant, people, { now, zone });
  await seedKeys(tenant, places, { people, now, zone });
  await refreshAreaScope(tenant, { userIds: idsOf(people, 'area.manager', 'area.manager.midwest') });
  await seedBuildingNotes(tenant, places, idsOf(people, 'supervisor', 'area.manager'), now);
  await seedJobNotes(tenant, places, idsOf(people, 'area.manager', 'supervisor'), now);
  await seedInstructions(tenant, places, { people, pictures, now });
  const tasks = await seedTasks(tenant, types, (task, index) => homeOf(people, places, task, index), now);
  const shownOn = await seedTaskPictures(tenant, pictures, tasks);
  const notes = await seedNotes(tenant, tasks, (task) => voicesOf(people, task), now);
  await seedHistory(tenant, tasks, [...shownOn, ...notes]);
  await seedTaskEvents(tenant, tasks);
  await seedProjects(tenant, people, places, { pictures, now, zone });
  await seedInvoices(tenant, places, { people, pictures, now, zone });
  await seedSupplies(tenant, people, now);
  await seedTemplates(tenant);
  await seedInspections(tenant, people, now);
  await seedReports({ tenant, people, pictures, now });
  await seedInspectionPlans(tenant, people, now, zone);
  await seedActionLogs(tenant, people, pictures, now);
  await seedServiceDays(tenant, now);
  const [seriesId] = await seedRecurring(tenant, people, places, pictures, { now, holidays });
  const shown = tasks.filter(({ task }) => task.pictured && !task.internal && isDone(task));
  const taskIds = shown.slice(-3).map(({ id }) => id);
  await seedShareLinks(tenant, wiring, { taskIds, seriesId }, now);
};

const other: DemoPerson = {
  login: 'admin',
  firstName: 'Nora',
  lastName: 'Neighborly',
  title: 'Owner',
  role: 'admin',
  phone: '2065550100',
};

/** A company in its first week, which has set up little of what it needs. */
const newcomer: Company = {
  name: 'Newcomer Cleaning',
  slug: 'newcomer',
  domain: 'newcomer.test',
  admin: {
    login: 'admin',
    firstName: 'Nell',
    lastName: 'Newcomb',
    title: 'Owner',
    role: 'admin',
    phone: '2085550100',
  },
};

/** The product's operator, whose people support the others. */
const helpDesk: Company = {
  name: 'Cora Help Desk',
  slug: 'help-desk',
  domain: 'helpdesk.test',
  admin: {
    login: 'support',
    firstName: 'Hilda',
    lastName: 'Helpful',
    title: 'Product Support',
    role: 'admin',
    phone: '2065550150',
  },
};

const documentPapers = demoDocuments.map((document) => ({
  line: documentKey(document),
  name: document.name,
  pages: document.pages,
}));

/** The pictures are stored first, as with uploads, and discarded if the company is not created. */
const seedBrightside = async (wiring: { database: Database; config: Config }, admin: DemoPerson) => {
  const { database } = wiring;
  const organizationId = await nextOrganizationId(database.identity);
  const papers = await storePapers(wiring, organizationId, [
    ...demoPapers,
    ...documentPapers,
    ...projectPapers,
  ]);
  const photos = await storePictures(wiring, organizationId, demoPictures);
  const pictures = new Map([...papers, ...photos]);
  const discard = () => Promise.all([...pictures.values()].map((picture) => picture.discard()));
  try {
    const demo = { name: 'Brightside Building Care', slug: 'demo', domain: 'demo.test', admin };
    const created = await seedCompany(database, organizationId, demo, (tenant, adminId, roles) =>
      fillDemo(tenant, adminId, roles, wiring, pictures),
    );
    if (!created) await discard();
  } catch (error) {
    await discard();
    throw error;
  }
};

/** Fills an installation with the demo companies; leaves what exists unchanged. */
export const seedDemo = async (ownerUrl: string, applicationUrl: string, config: Config): Promise<void> => {
  const database = openDatabase({ url: applicationUrl, max: 4 });
  const [admin] = demoPeople;
  if (!admin) throw new Error('the demo has no admin');
  try {
    await seedBrightside({ database, config }, admin);
    const second = { name: 'Other Cleaning Co.', slug: 'other', domain: 'other.test', admin: other };
    const secondId = await nextOrganizationId(database.identity);
    await seedCompany(database, secondId, second, async () => {});
    const helpDeskId = await nextOrganizationId(database.identity);
    await seedCompany(database, helpDeskId, helpDesk, async () => {});
    await makeSupport(ownerUrl, `${helpDesk.admin.login}@${helpDesk.domain}`);
    const newcomerId = await nextOrganizationId(database.identity);
    await seedCompany(database, newcomerId, newcomer, (tenant, _adminId, roles) =>
      seedNewcomer(tenant, { domain: newcomer.domain, zone: 'America/Boise', roles }),
    );
  } finally {
    await database.close();
  }
};
