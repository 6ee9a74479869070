import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { publishExpiring } from '#features/sites/job-documents/server';
import { systemScope } from '#platform/server/http/person';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';

const { product, visit } = beginJourney();

const day = 24 * 3_600_000;

const dateIn = (days: number): string =>
  new Date(Date.now() + days * day).toLocaleDateString('en-CA', { timeZone: 'America/Denver' });

/** Sends the alerts that the round of the next noon in Denver sends. */
const alertAtNoon = async (): Promise<void> => {
  const { wiring, database } = product().app;
  const noon = new Date(`${dateIn(0)}T19:00:00Z`);
  await database.withTenant(systemScope(1), (tenant) => publishExpiring(wiring, tenant, noon));
};

const certificates = (page: Page) => page.getByRole('region', { name: 'Certificate of insurance' });

const upload = async (page: Page, name: string, expires: string): Promise<void> => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload new version: Certificate of insurance' }).click(),
  ]);
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');
  await chooser.setFiles({ name, mimeType: 'application/pdf', buffer });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Expires on').fill(expires);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await dialog.waitFor({ state: 'detached' });
  await certificates(page).getByText(name).waitFor();
};

it('a certificate of insurance expires, is told of, and is replaced by a new one', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'admin');
  await page.goto('/job/1?tab=files');
  await certificates(page).getByText('expires in 24 days').waitFor();
  await upload(page, 'renewed.pdf', dateIn(29));
  await certificates(page).getByText('expires in 29 days').waitFor();
  await certificates(page).getByText('3 older versions').click();
  await certificates(page)
    .getByText(/^Replaced on .* by /)
    .first()
    .waitFor();
  expect(await axeFaults(page)).toEqual([]);

  await page.goto('/admin/jobs?view=documents');
  await page.getByRole('button', { name: /^Expires soon/ }).click();
  const row = page.getByRole('row').filter({ hasText: 'renewed.pdf' });
  await row.getByText('expires in 29 days').waitFor();
  expect(await row.textContent()).toContain('CO1001');

  await alertAtNoon();
  const manager = await visit();
  await signIn(manager.page, 'area.manager');
  await manager.page.goto('/');
  const notice = 'Certificate of insurance expires in 29 days';
  await expect
    .poll(
      async () => {
        await manager.page.reload();
        await manager.page.getByRole('button', { name: /^Notifications/ }).click();
        const panel = manager.page.getByRole('region', { name: 'Notifications' });
        await panel.getByRole('link').or(panel.getByText('Nothing new')).first().waitFor();
        return panel.getByRole('link', { name: notice }).count();
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toBe(1);
  await manager.page.getByRole('link', { name: notice }).click();
  await manager.page.waitForURL('**/job/1?tab=files');
  await upload(manager.page, 'next-year.pdf', dateIn(400));
  await certificates(manager.page)
    .getByText(/^Until /)
    .waitFor();
  await manager.page.getByRole('region', { name: 'Contract', exact: true }).waitFor({ state: 'detached' });

  await page.goto('/admin/jobs?view=documents&state=expiring');
  await page.getByRole('row').nth(1).waitFor();
  expect(await page.getByRole('row').filter({ hasText: 'renewed.pdf' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await Promise.all([context.close(), manager.context.close()]);
});

it('a document of several pages is read on the page', async () => {
  const { context, page, complaints } = await visit({ screen: 'phone', locale: 'es' });
  await signIn(page, 'admin');
  await page.goto('/job/1?tab=files');
  await page.getByRole('button', { name: /^service-agreement\.pdf/ }).click();
  const pages = page.getByRole('region', { name: 'Páginas de service-agreement.pdf' });
  await page.getByText('Página 1 de 3').waitFor();
  const inked = () =>
    pages
      .locator('canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
        return data?.some((value, at) => at % 4 === 0 && value < 100 && (data[at + 3] ?? 0) > 0) ?? false;
      });
  await expect.poll(inked, { timeout: 30_000 }).toBe(true);
  await page.getByRole('button', { name: 'Página siguiente' }).click();
  await page.getByText('Página 2 de 3').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await pages.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});
