import { expect, it } from 'vitest';
import { alertMissing } from '#features/nights/daily-reports/server';
import { instantAt, wallOf } from '#platform/contract/zoned-time';
import { systemScope } from '#platform/server/http/person';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { tooWide } from './harness/too-wide.ts';

const zone = 'America/Denver';

/** Milliseconds until five past nine this morning at the sites of the demo; 0 after that. */
const untilNine = (): number => {
  const today = wallOf(Date.now(), zone).slice(0, 10);
  return Math.max(0, Date.parse(instantAt(today, '09:05', zone)) - Date.now());
};

const ahead = untilNine();

const { product, visit } = beginJourney({
  product: () => ({ clock: { now: () => new Date(Date.now() + ahead) } }),
});

const alert = async (): Promise<void> => {
  const { wiring, database } = product().app;
  await database.withTenant(systemScope(1), (tenant) => alertMissing(wiring, tenant, wiring.clock.now()));
};

const site = 'CO1001 Larkspur Tower';

it('a report that is missing in the morning is told, reminded in one touch, and excused where a site was closed', async () => {
  await alert();
  const { page } = await visit();
  await signIn(page, 'manager');
  await page.goto('/daily-reports');
  await page.getByRole('link', { name: /^Missing \(\d+\)$/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Missing reports' }).waitFor();
  const remind = page.getByRole('button', { name: `Remind: ${site}` });
  await remind.click();
  await page.getByText('Reminded: Selma Brightbroom.').waitFor();
  await page.getByText(/^Reminded .* by /).waitFor();
  await remind.click();
  await page.getByText(/^Already reminded /).waitFor();
  expect(await axeFaults(page)).toEqual([]);

  await page.getByText('Last 7 nights', { exact: true }).click();
  await expect.poll(() => page.getByRole('button', { name: `Excuse ${site}` }).count()).toBe(2);
  await page
    .getByRole('button', { name: `Excuse ${site}` })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Closed for the storm');
  await dialog.getByRole('button', { name: 'Excuse' }).click();
  await expect.poll(() => page.getByRole('button', { name: `Excuse ${site}` }).count()).toBe(1);
  await page.getByText('Excused', { exact: true }).first().click();
  await page.locator('main').getByText('Closed for the storm').waitFor();

  await page.goto('/daily-reports/missing');
  const all = page.getByRole('button', { name: 'Remind all' });
  await all.waitFor();
  await page.getByPlaceholder('Search by site or number').fill('No such site');
  await expect.poll(() => all.count()).toBe(0);

  await page.goto('/daily-reports/tonight');
  await page.getByRole('heading', { level: 1, name: 'Tonight' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  expect(await tooWide(page)).toBeLessThanOrEqual(0);

  const { page: phone } = await visit({ screen: 'phone' });
  await signIn(phone, 'supervisor');
  await phone.goto('/');
  await phone.getByRole('button', { name: /^Notifications/ }).click();
  const notices = phone.getByRole('link', { name: /Nightly report missing: CO1001/ });
  await expect.poll(() => notices.count()).toBe(2);
  await notices.first().click();
  await phone.getByText('9 of 18 doors').waitFor();
});
