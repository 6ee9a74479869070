import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { systemScope } from '#platform/server/http/person';
import { signIn } from './harness/browser.ts';
import { walkPages } from './harness/walk-pages.ts';

const { product, visit } = walkPages({ locale: 'en', scheme: 'light', screen: 'desktop' }, 'odd');

/** Number of tables with unreachable columns: wider than a container that does not scroll. */
const cutOff = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('table')].filter(({ parentElement: place, scrollWidth }) => {
        if (!place || scrollWidth <= place.clientWidth) return false;
        return getComputedStyle(place).overflowX !== 'auto';
      }).length,
  );

it('cuts no column of a list off, however wide the window is', async () => {
  const { context, page } = await visit({ locale: 'es' });
  await signIn(page, 'admin');
  for (const address of [
    '/tasks?view=list',
    '/tasks?view=series',
    '/admin/contracts',
    '/admin/contracts?view=areas',
    '/admin/jobs',
    '/admin/jobs?view=documents',
  ]) {
    await page.goto(address);
    await page.locator('tbody tr').first().waitFor();
    for (const width of [1440, 1280, 1100, 1000, 800]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => cutOff(page), { message: `${address} at ${width}` }).toBe(0);
    }
  }
  await context.close();
});

it('leaves the other columns their room where a name has 100 letters', async () => {
  await product().app.database.withTenant(systemScope(1), (tenant) =>
    tenant.query({
      text: `update jobs set job_name = left(repeat('Northern Harbor Logistics ', 4), 100)
        where organization_id = 1 and id = (select min(id) from jobs where organization_id = 1)`,
    }),
  );
  const { context, page } = await visit();
  await signIn(page, 'admin');
  await page.goto('/admin/jobs');
  const long = page.getByRole('cell', { name: /^Northern Harbor/ }).first();
  await long.waitFor();
  expect((await long.boundingBox())?.width).toBeLessThanOrEqual(330);
  await context.close();
});

it('leads to imports from the head of each list', async () => {
  const { context, page } = await visit();
  await signIn(page, 'admin');
  for (const [address, words] of [
    ['/admin/clients', 'Import clients'],
    ['/admin/users', 'Import people'],
    ['/admin/jobs', 'Import job sites'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('link', { name: words }).first().waitFor();
  }
  await context.close();
});
