import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { sessionHeaders } from './harness/session-headers.ts';
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

const post = async (page: Page, path: string, data: object) =>
  page.request.post(`/api/v1${path}`, { headers: sessionHeaders(await page.context().cookies()), data });

const issue = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Issue' }).click();
  await dialogOf(page).getByRole('button', { name: 'Issue' }).click();
  await page.getByText(/INV-\d{4}-\d{5} is issued\./).waitFor();
};

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
  const discount = page.getByLabel('Discount');
  await discount.pressSequentially('2.345,00');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter a number such as 1,234.50.').first().waitFor();
  expect(await discount.inputValue()).toBe('2.345,00');
  await discount.fill('');
  await page.getByLabel('Tax rate').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('This field is required.').waitFor();
  await page.getByLabel('Tax rate').fill('0');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await issue(page);
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
  await page.getByRole('button', { name: 'More about the payment' }).last().click();
  await page.getByRole('menuitem', { name: 'Void payment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The check bounced');
  await dialog.getByRole('button', { name: 'Void payment' }).click();
  await page.getByText('Voided', { exact: false }).and(page.getByText('The check bounced')).first().waitFor();
  expect(await owed()).toBeCloseTo(whole - 1, 2);
  expect(await axeFaults(page)).toEqual([]);
  await pay(page);
  await page.getByText(/INV-\d{4}-\d{5} is paid\./).waitFor();
  await page.goto(`/special-project/${project.id}`);
  await page.getByText('Invoiced', { exact: true }).first().waitFor();
  const reopened = await post(page, `/core/special-project/${project.id}/transition/reopen`, {});
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

it('each date is billed once it is done, and a month once it is over', async () => {
  const { context, page } = await visit();
  await signIn(page, 'admin');
  const { rows }: { rows: { id: number; title: string }[] } = await ask(
    page,
    '/core/special-projects?per_page=100',
  );
  const idOf = (title: string): number => rows.find((row) => row.title === title)?.id ?? 0;
  const draftNext = async (title: string): Promise<void> => {
    await page.goto(`/special-project/${idOf(title)}/billing`);
    await page.getByRole('button', { name: 'Draft the next invoice' }).click();
    const edit = page.getByRole('heading', { level: 1, name: 'Edit invoice' });
    // Asked only where the work of the demo did not begin on the first day of a month.
    const whole = page.getByRole('button', { name: 'The whole month' });
    await edit.or(whole).waitFor();
    if (await whole.isVisible()) await whole.click();
    await edit.waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await issue(page);
  };
  const billed = async (
    title: string,
  ): Promise<{ id: number; occurrence_task_ids: number[]; period: object | null }> => {
    const { invoices } = await ask(page, `/special-project/${idOf(title)}/billing`);
    expect(invoices).toHaveLength(1);
    return ask(page, `/special-project/invoice/${invoices[0].id}`);
  };

  const dates = 'Entrance, every quarter';
  const [task] = await ask(page, `/core/special-projects/get-tasks/${idOf(dates)}`);
  await post(page, '/core/special-project/bulkUpdate', { tasks: [{ id: task.id }] });
  await draftNext(dates);
  expect(await billed(dates)).toMatchObject({ occurrence_task_ids: [task.id], period: null });

  await draftNext('Garage, spring');
  expect(await billed('Garage, spring')).toMatchObject({ period: { from: expect.any(String) } });
  await context.close();
});

it('all that waits is drafted in one touch, and an invoice leaves with its issue', async () => {
  const { context, page } = await visit();
  await signIn(page, 'admin');
  const { rows }: { rows: { id: number; number: string }[] } = await ask(
    page,
    '/core/special-projects?status=open,active&invoice_type=one%20time&per_page=100',
  );
  const [project] = rows;
  if (!project) throw new Error('the demo lacks a project to close');
  await post(page, `/core/special-project/${project.id}/transition/close`, { cancel_open_tasks: true });
  await page.goto('/special-projects/dashboard?view=to-invoice');
  await page.getByRole('button', { name: 'Draft them all' }).click();
  await dialogOf(page).getByRole('button', { name: 'Draft' }).click();
  await dialogOf(page)
    .getByRole('link', { name: new RegExp(`^${project.number} `) })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Draft invoice' }).waitFor();
  await page.getByRole('button', { name: 'Issue' }).click();
  await dialogOf(page).getByLabel('Email it now').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await dialogOf(page).getByRole('button', { name: 'Issue and email' }).click();
  await page.getByText(/INV-\d{4}-\d{5} is issued\. It goes to /).waitFor();
  await context.close();
});
