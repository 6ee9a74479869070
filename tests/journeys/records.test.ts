import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { beginSharedJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';

const { visit } = beginSharedJourney();

it('a manager adds a vendor, and corrects it twice', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'manager');
  await page.goto('/admin/vendors');
  await page.getByRole('button', { name: 'Add vendor' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Feather Duster Supply');
  await dialog.getByRole('button', { name: 'Add vendor' }).dblclick();
  await page.getByRole('heading', { name: 'Feather Duster Supply' }).waitFor();

  const vendors = async () => {
    const { rows } = (await ask(page, '/core/vendors')) as { rows: { name: string; trade: string }[] };
    return rows.filter(({ name }) => name === 'Feather Duster Supply').map(({ trade }) => trade);
  };
  for (const trade of ['Dusters', 'Feathers']) {
    await page.getByLabel('Trade', { exact: true }).fill(trade);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(vendors).toEqual([trade]);
    await page.getByRole('link', { name: 'Feather Duster Supply' }).click();
  }
  expect(complaints).toEqual([]);
  await context.close();
});

it('a double click on Cancel closes a dialog, and opens nothing under it', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'admin');
  await page.goto('/admin/templates/types');
  const dialog = page.getByRole('dialog');
  for (const name of ['Cancel', 'Close']) {
    await page.getByRole('button', { name: 'Add type' }).click();
    await dialog.getByRole('button', { name }).dblclick();
    await dialog.waitFor({ state: 'detached' });
    await page.waitForTimeout(600);
    expect(await dialog.count()).toBe(0);
  }
  expect(new URL(page.url()).pathname).toBe('/admin/templates/types');
  expect(complaints).toEqual([]);
  await context.close();
});

it('a manager adds an area, and gives it another name', async () => {
  const { context, page, complaints } = await visit({ screen: 'phone' });
  await signIn(page, 'manager');
  await page.goto('/admin/areas/create');
  await page.getByLabel('Name').fill('Feather Hills');
  await page.getByRole('button', { name: 'Create area' }).dblclick();
  await page.getByText('New area successfully saved.').waitFor();
  const areas = async () =>
    ((await ask(page, '/core/areas/table-data')) as { rows: { id: number; name: string }[] }).rows.filter(
      ({ name }) => name.startsWith('Feather'),
    );
  const [area, ...others] = await areas();
  expect([area?.name, others]).toEqual(['Feather Hills', []]);

  await page.goto(`/admin/areas/edit/${area?.id}`);
  await page.getByLabel('Name').fill('Feather Heights');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Updated successfully.').waitFor();
  expect((await areas()).map(({ name }) => name)).toEqual(['Feather Heights']);
  expect(complaints).toEqual([]);
  await context.close();
});
