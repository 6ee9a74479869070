import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { tooWide } from './harness/too-wide.ts';

const { visit } = beginJourney();

type Waiting = {
  id: number;
  number: string;
  status: string;
  invoice_type: string;
  draft_id: number | null;
  client: { id: number; name: string };
};

const dialogOf = (page: Page) => page.getByRole('dialog');

const pay = async (page: Page, amount?: string): Promise<void> => {
  await page.getByRole('button', { name: 'Record a payment' }).click();
  const dialog = dialogOf(page);
  if (amount) await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByRole('button', { name: 'Record payment' }).click();
};

it('work that is done is billed, paid in two parts, and its project says so', async () => {
  const { page, complaints } = await visit();
  await signIn(page, 'admin');
  const { rows }: { rows: Waiting[] } = await ask(page, '/special-project/invoices/to-invoice?per_page=100');
  const project = rows.find(
    ({ status, invoice_type, draft_id }) =>
      status === 'closed' && invoice_type === 'one time' && draft_id === null,
  );
  if (!project) throw new Error('the demo lacks a project to bill');
  await page.goto(`/special-project/${project.id}/billing`);
  await page.getByRole('button', { name: 'Draft the next invoice' }).click();
  await page.getByRole('heading', { level: 1, name: 'Edit invoice' }).waitFor();
  await page.getByLabel('Payment link').fill('https://pay.demo.test/');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Issue' }).click();
  await dialogOf(page).getByRole('button', { name: 'Issue' }).click();
  await page.getByText(/INV-\d{4}-\d{5} is issued\./).waitFor();
  await page.getByRole('link', { name: 'https://pay.demo.test/' }).waitFor();

  const statement = `/special-project/billing/client/${project.client.id}`;
  const owed = async (): Promise<number> =>
    (await ask(page, `/special-project/invoices/client/${project.client.id}/balance`)).open;
  const whole = await owed();
  await pay(page, '1');
  await page.getByText(/The payment is recorded\./).waitFor();
  expect(await owed()).toBeCloseTo(whole - 1, 2);
  await pay(page);
  await page.getByText(/INV-\d{4}-\d{5} is paid\./).waitFor();
  await page.goto(`/special-project/${project.id}`);
  await page.getByText('Invoiced', { exact: true }).first().waitFor();
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const reopened = await page.request.post(`/api/v1/core/special-project/${project.id}/transition/reopen`, {
    headers: { 'x-xsrf-token': decodeURIComponent(token) },
    data: {},
  });
  expect([reopened.status(), (await reopened.json()).message]).toEqual([
    409,
    expect.stringContaining('invoiced'),
  ]);
  expect(complaints).toEqual([]);

  const phone = await visit({ screen: 'phone', locale: 'es' });
  await signIn(phone.page, 'admin');
  await phone.page.goto(`${statement}?range=this_month`);
  await phone.page.getByRole('heading', { level: 1, name: project.client.name }).waitFor();
  await phone.page
    .getByRole('link', { name: /^Pago INV-/ })
    .first()
    .waitFor();
  expect(await tooWide(phone.page)).toBe(0);
  expect(await axeFaults(phone.page)).toEqual([]);
});
