import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { grantRole } from '#features/accounts/access/server';
import { systemScope } from '#platform/server/http/person';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { openListening } from './harness/open-listening.ts';

const { visit, product } = beginJourney();

const search = (page: Page, words: string) =>
  page.getByRole('searchbox', { name: 'Search permissions' }).fill(words);

it('a role is copied, given more with a look at what that means, and taken up by an open page', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'admin');
  await page.goto('/admin/roles');
  await page.getByRole('link', { name: 'Supervisor' }).click();
  await page.getByText('Built-in roles stay as they are.').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Copy role' }).click();
  await page.getByLabel('Name').fill('Night lead');
  await search(page, 'delete tasks');
  await page.getByRole('checkbox', { name: 'Delete tasks' }).check();
  await page.getByText('added', { exact: true }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create role' }).click();
  await page.getByText('Role created').waitFor();

  const { rows } = await ask(page, '/core/roles?q=Night');
  const [{ id }] = rows;
  const people = await ask(page, '/core/users?per_page=100');
  const csr = people.rows.find(({ email }: { email: string }) => email === 'csr@demo.test');
  await product().app.database.withTenant(systemScope(1), (tenant) => grantRole(tenant, csr.id, id, null));

  const other = await visit({ screen: 'phone' });
  await signIn(other.page, 'csr');
  await openListening(other.page, '/admin/areas');
  await other.page.getByText('Your role doesn’t include Areas.').waitFor();

  await page.goto(`/admin/roles/edit/${id}`);
  await search(page, 'region');
  await page.getByRole('checkbox', { name: 'Area administration' }).check();
  await page.getByRole('button', { name: 'Review and save' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('1 person has this role. The permissions of 1 person change.').waitFor();
  await dialog.getByRole('button', { name: 'Show names' }).click();
  await dialog.getByText(csr.name).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save role' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/admin/roles');
  await other.page.getByRole('heading', { level: 1, name: 'Areas' }).waitFor();
  await other.page.getByText('Your role doesn’t include').waitFor({ state: 'detached' });

  await page.goto(`/admin/user/${csr.id}/rights?tab=question`);
  await page.getByLabel('Page', { exact: true }).click();
  await page.getByRole('option').first().waitFor();
  await page.keyboard.type('/admin/areas)');
  await page.getByRole('option', { name: 'Areas (/admin/areas)' }).click();
  await page.getByText(`${csr.name} can open this page.`).waitFor();
  await page.getByText('Granted by Night lead').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.goto(`/admin/roles/edit/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByText('1 person has the role Night lead.').waitFor();
  expect(complaints.filter((line) => !line.includes('409'))).toEqual([]);
  await Promise.all([context.close(), other.context.close()]);
});
