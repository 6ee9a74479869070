import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { sessionHeaders } from './harness/session-headers.ts';

const { visit } = beginJourney();

type Row = { id: number; account_number: string; name: string; active_jobs: number };

const clients = async (page: Page): Promise<Row[]> =>
  (await ask(page, '/core/clients?per_page=100&sort=name')).rows;

/** What a list of clients brings again: a client that is there, with another account number. */
const addTwin = async (page: Page, { name }: Row, account_number: string): Promise<number> => {
  const answer = await page.request.post('/api/v1/core/clients', {
    headers: sessionHeaders(await page.context().cookies()),
    data: { account_number, name: `${name.toUpperCase()}, INC.`, phone: '3035550147' },
  });
  return (await answer.json()).payload.id;
};

it('a client that stands there twice is merged from the list, and its old address leads to the one that stays', async () => {
  const { context, page, complaints } = await visit({ screen: 'phone', locale: 'es' });
  await signIn(page, 'admin');
  const client = (await clients(page)).find(({ active_jobs }) => active_jobs > 1) as Row;
  const kept = await addTwin(page, client, 'CONTA-77');

  await page.goto(`/admin/clients?q=${encodeURIComponent(client.account_number)}`);
  await page.getByRole('link', { name: 'Mismo nombre que CONTA-77 – ¿fusionar?' }).click();
  const dialog = page.getByRole('dialog', { name: `Fusionar ${client.name}` });
  await dialog.getByText(/^\d+ sitios de trabajo/).waitFor();
  await dialog.getByText('Una fusión no se puede deshacer.', { exact: false }).waitFor();
  expect(await dialog.getByRole('definition').allInnerTexts()).toEqual([
    `${client.name.toUpperCase()}, INC. · CONTA-77`,
    `${client.name} · ${client.account_number}`,
  ]);
  expect(await axeFaults(page)).toEqual([]);

  // The other way round, and back.
  const swap = dialog.getByRole('button', { name: 'Conservar el otro' });
  await swap.click();
  await expect
    .poll(() => dialog.getByRole('definition').first().textContent())
    .toBe(`${client.name} · ${client.account_number}`);
  await swap.click();
  await expect.poll(() => dialog.getByRole('definition').first().textContent()).toContain('CONTA-77');

  await dialog.getByRole('button', { name: 'Fusionar', exact: true }).dblclick();
  await page.getByRole('heading', { name: `${client.name.toUpperCase()}, INC.` }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/admin/clients/edit/${kept}`);
  const rows = await clients(page);
  expect(rows.find(({ id }) => id === client.id)).toBeUndefined();
  expect(rows.find(({ id }) => id === kept)?.active_jobs).toBe(client.active_jobs);

  await page.goto(`/admin/clients/edit/${client.id}`);
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/admin/clients/edit/${kept}`);
  const statement = '/special-project/billing/client';
  await page.goto(`${statement}/${client.id}?range=this_month`);
  await page.getByRole('heading', { name: `${client.name.toUpperCase()}, INC.` }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`${statement}/${kept}`);
  expect(new URL(page.url()).searchParams.get('range')).toBe('this_month');
  expect(complaints).toEqual([]);
  await context.close();
});
