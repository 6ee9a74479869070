import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beginSharedJourney } from './harness/begin-journey.ts';
import { fromPlus, openTaskForm } from './harness/begin-task.ts';
import { signIn } from './harness/browser.ts';
import { picture } from './harness/picture.ts';

const { visit } = beginSharedJourney();

const words = 'Water on the floor beside the freight elevator';

/** Creates the task on a phone and returns its address. */
const createTask = async (page: Page): Promise<string> => {
  await openTaskForm(page, 'CO1006');
  await page.getByLabel('Description').fill(words);
  await page.locator('input[type=file][multiple]').setInputFiles([await picture('before.jpg', '#4477aa')]);
  await page.locator('main img').first().waitFor();
  const assigned = page.getByRole('combobox', { name: 'Assigned' });
  await assigned.click();
  await page.getByRole('option', { name: 'Pablo' }).waitFor();
  await assigned.fill('Pablo');
  await page.getByRole('option', { name: 'Pablo' }).click();
  await page.getByRole('button', { name: 'Save task' }).click();
  await page.waitForURL((url) => url.pathname === '/tasks');
  await page.getByRole('button', { name: 'Open task' }).click();
  await page.getByRole('heading', { level: 1, name: words }).waitFor();
  return new URL(page.url()).pathname;
};

describe('a task', () => {
  let address: string;

  it('is created on a phone, with a photo, for a colleague', async () => {
    const { context, page, complaints } = await visit({ screen: 'phone' });
    await signIn(page, 'supervisor');
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Bottom navigation' });
    await fromPlus(page, 'New task');
    await page.waitForURL((url) => url.pathname === '/tasks/create');
    await page.getByRole('button', { name: 'Save task' }).waitFor();
    // The buttons of the form take the place of the bar.
    await bar.waitFor({ state: 'hidden' });
    address = await createTask(page);
    await page.getByRole('button', { name: 'Photo 1 of 1' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is not saved by Enter in a list that finds nobody, and a save of nothing changes nothing', async () => {
    const { context, page } = await visit();
    await signIn(page, 'manager');
    await page.goto(`${address}/edit`);
    const assigned = page.getByRole('combobox', { name: 'Assigned' });
    await assigned.click();
    await page.getByRole('option').first().waitFor();
    await assigned.fill('Nobody of this name');
    await page.getByText('No one found').waitFor();
    await assigned.press('Enter');
    await page.getByText('No one found').waitFor();
    expect(new URL(page.url()).pathname).toBe(`${address}/edit`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.waitForURL((url) => url.pathname === address);
    await page.getByText('Created', { exact: true }).last().waitFor();
    expect(await page.getByText('Edited', { exact: true }).count()).toBe(0);
    await context.close();
  });

  it('is begun and closed by that colleague, in Spanish', async () => {
    const { context, page, complaints } = await visit({
      screen: 'phone',
      locale: 'es',
    });
    await signIn(page, 'porter');
    await page.goto('/');
    // People who work in the buildings see their own tasks first, and can change to all others.
    const bar = page.getByRole('navigation', { name: 'Navegación inferior' });
    await bar.getByRole('link', { name: 'Tareas' }).click();
    await page.waitForURL((url) => url.searchParams.get('mine') === 'true');
    await page.getByRole('link', { name: words }).first().waitFor();
    await page.getByText('Abiertas', { exact: true }).click();
    await page.waitForURL((url) => !url.searchParams.has('mine'));
    await page.reload();
    await page.getByRole('radio', { name: 'Abiertas', checked: true }).waitFor({ state: 'attached' });
    await bar.getByRole('button', { name: 'Más' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Tareas' }).click();
    await page.waitForURL((url) => url.searchParams.get('mine') === 'true');
    await page.getByRole('link', { name: words }).first().click();
    await page.getByRole('button', { name: 'Detalles' }).click();
    await page.getByText('Origen', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Comenzar' }).click();
    await page.getByRole('button', { name: 'Cerrar tarea' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nota').fill('Secado; la tubería gotea.');
    await dialog.locator('input[type=file][multiple]').setInputFiles([await picture('after.jpg', '#44aa77')]);
    await dialog.locator('img').first().waitFor();
    // Wait for the answer, because the screen shows the new status before it.
    const closed = page.waitForResponse((answer) => answer.url().endsWith('/core/tasks/update'));
    await dialog.getByRole('button', { name: 'Cerrar tarea' }).click();
    expect((await closed).status()).toBe(200);
    await page.locator('main').getByText('Cerrada', { exact: true }).first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows its office before, after and who did what', async () => {
    const { context, page, complaints } = await visit();
    await signIn(page, 'manager');
    await page.goto(address);
    await page.getByText('Secado; la tubería gotea.').first().waitFor();
    await page.getByRole('heading', { name: 'Before' }).waitFor();
    await page.getByRole('heading', { name: 'After' }).waitFor();
    for (const step of ['Created', 'Started', 'Closed']) {
      await page.getByText(step, { exact: true }).last().waitFor();
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is not created by a viewer, who is not offered to', async () => {
    const { context, page } = await visit();
    await signIn(page, 'viewer');
    await page.goto('/tasks');
    await page.locator('main h1').waitFor();
    expect(await page.getByRole('link', { name: 'New task' }).count()).toBe(0);
    await context.close();
  });

  it('does not exist for another company', async () => {
    const { context, page } = await visit();
    await signIn(page, 'admin@other.test');
    await page.goto(address);
    await page.getByText('Task not found').waitFor();
    expect(await page.content()).not.toContain(words);
    await context.close();
  });
});
