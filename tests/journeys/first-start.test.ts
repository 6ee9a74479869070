import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { visit } from './harness/browser.ts';
import { beginEmpty } from './harness/start-empty.ts';
import { untilQuiet } from './harness/until-quiet.ts';

const { start, browser } = beginEmpty();

const sites = 60;
const clients = ['Alder Property Group', 'Birch & Main LLC', 'Cedar Logistics', 'Dogwood Schools'];
const roleOf = (n: number): string => ['Area manager', 'Supervisor', 'Day porter'][n % 3] ?? '';
const nameOf = (n: number): string => `${['Ana', 'Ben', 'Carla'][n % 3]} Example${'ABCD'[Math.floor(n / 3)]}`;
const people = Array.from({ length: 12 }, (_, n) => ({ name: nameOf(n), role: roleOf(n), n }));

/** What a company has: an export below a title, a spreadsheet, and a list of people. */
const files = {
  clients: [
    'Customer list',
    'Customer,Account No.,Main Phone,Terms',
    ...clients.map((name, n) => `${name},C-${n},(303) 555-0${100 + n},Net 30`),
  ],
  sites: [
    'Site #,Site Name,Customer,Address,City,State,Zip,Sq Ft,Service Start,Service,Days',
    ...Array.from(
      { length: sites },
      (_, n) =>
        `S${1000 + n},Site ${n + 1},${clients[n % 4]},${100 + n} Oak St,Denver,CO,80203,${5000 + n},10/5/2026,Janitorial,Mon-Fri`,
    ),
  ],
  people: [
    'First Name,Last Name,Email,Role',
    ...people.map(({ name, role, n }) => `${name.replace(' ', ',')},person${n}@example.test,${role}`),
  ],
};

/** Counts every touch of a button, link, box or choice; typing and choosing a file are not counted. */
const counted = (page: Page) => {
  let touches = 0;
  const touch = async (place: Locator): Promise<void> => {
    touches += 1;
    await place.click();
  };
  const dialog = page.getByRole('dialog');
  /** From a card of the start page through the three steps of an import. */
  const importFrom = async (card: RegExp, name: keyof typeof files, rows: number): Promise<void> => {
    await touch(page.getByRole('link', { name: card }));
    const file = { name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(files[name].join('\r\n')) };
    await page.locator('input[type="file"]').setInputFiles(file);
    await touch(page.getByRole('button', { name: 'Check the file' }));
    await page.getByText(`${rows} created + 0 duplicate + 0 rejected = ${rows} rows of the file.`).waitFor();
    await touch(page.getByRole('button', { name: new RegExp(`^Import ${rows} `) }));
    await page.getByText(/^Finished on/).waitFor();
  };
  const selectAll = async (): Promise<void> => {
    await touch(page.locator('thead input[type=checkbox]'));
    await touch(page.getByRole('button', { name: `Select all ${sites} matching` }));
  };
  const giveDuty = async (duty: string, names: readonly string[]): Promise<void> => {
    await selectAll();
    await touch(page.getByRole('button', { name: 'Assignments', exact: true }));
    await touch(dialog.getByRole('combobox', { name: 'Assignment' }));
    await touch(page.getByRole('option', { name: duty }));
    await touch(dialog.getByRole('combobox', { name: 'People' }));
    for (const name of names) await touch(page.getByRole('option', { name }));
    await touch(dialog.getByRole('heading', { name: `Assignments at ${sites} sites` }));
    await touch(dialog.getByRole('button', { name: `Add the assignment at ${sites} sites` }));
    await page.getByText(`${sites} sites changed`).last().waitFor();
    await dialog.waitFor({ state: 'detached' });
  };
  return { page, touch, importFrom, selectAll, giveDuty, touches: () => touches };
};

const typeCompany = async (page: Page): Promise<void> => {
  await page.getByLabel('Company name').fill('Example Cleaning');
  await page.getByLabel('Short name for links').fill('example');
  await page.getByLabel('First name').fill('Erin');
  await page.getByLabel('Last name').fill('Example');
  await page.getByLabel('Email address').fill('erin@example.test');
  await page.getByLabel('Password', { exact: true }).fill('sixteen-buckets');
  await page.getByLabel('Confirm password').fill('sixteen-buckets');
};

describe('an empty installation', () => {
  it('leads from its link to the first report of 60 sites in at most 150 touches', async () => {
    const link = await start();
    const { origin } = new URL(link);
    const { context, page, complaints } = await visit(browser(), origin);
    const { touch, importFrom, selectAll, giveDuty, touches } = counted(page);
    const home = () => touch(page.getByRole('link', { name: 'Home', exact: true }).first());

    await page.goto(link);
    await typeCompany(page);
    await touch(page.getByRole('button', { name: 'Create company' }));
    await page.locator('main h1').waitFor();
    await page.getByText('Example Cleaning').first().waitFor();
    await importFrom(/^Import your clients/, 'clients', clients.length);
    await home();
    await importFrom(/^Import your job sites/, 'sites', sites);
    await home();
    await importFrom(/^Invite your people/, 'people', people.length);

    // Fifteen duties at all sites: three kinds, five people each; some people hold two.
    await home();
    await touch(page.getByRole('link', { name: `${sites} sites have no one assigned` }));
    await page.getByText(`1–25 of ${sites}`).waitFor();
    await touch(
      page.getByRole('button', { name: 'Clear filters' }).or(page.getByText('Clear filters')).first(),
    );
    await untilQuiet(page);
    for (const [kind, duty] of ['Area Manager', 'Supervisor', 'Day Porter'].entries()) {
      const holders = people.filter(({ n }) => n % 3 === kind || n === kind + 1).map(({ name }) => name);
      await giveDuty(duty, holders);
    }
    await selectAll();
    await touch(page.getByRole('button', { name: 'Change', exact: true }));
    const change = page.getByRole('dialog');
    await touch(change.getByLabel('What to change'));
    await change.getByLabel('What to change').selectOption({ label: 'Nightly report required' });
    await touch(change.getByRole('button', { name: `Change ${sites} job sites` }));
    await change.waitFor({ state: 'detached' });

    await touch(page.getByRole('link', { name: 'Reports', exact: true }).first());
    await touch(page.getByRole('link', { name: 'Start report' }));
    await touch(page.getByRole('button', { name: /^S1000/ }));
    await touch(page.getByRole('button', { name: 'Start report' }));
    await page.waitForURL(/\/daily-reports\?id=/);
    await page.getByRole('heading', { level: 1, name: /Site 1/ }).waitFor();
    expect(touches()).toBeLessThanOrEqual(150);

    const { rows }: { rows: { users: number; jobs: number }[] } = await ask(page, '/job-site-assignments');
    expect(rows.map(({ users, jobs }) => [users, jobs])).toEqual([
      [5, sites],
      [5, sites],
      [5, sites],
    ]);
    expect(complaints).toEqual([]);
    await context.close();

    const again = await visit(browser(), origin);
    await again.page.goto(link);
    await again.page.getByRole('alert').waitFor();
    expect(await again.page.getByLabel('Company name').count()).toBe(0);
    await again.context.close();
  });
});
