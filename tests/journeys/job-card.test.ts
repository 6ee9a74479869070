import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginSharedJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { picture } from './harness/picture.ts';
import { savedWords, untilSent } from './harness/unsent.ts';

const { visit } = beginSharedJourney({ ahead: true });

type Task = { id: number; number: number; title: string; job: { id: number } };

const ownTask = async (page: Page): Promise<Task> => {
  const { rows } = await ask(page, '/core/tasks?mine=true&per_page=1');
  return ask(page, `/core/tasks/${rows[0]?.id}`);
};

const photographed = async (page: Page): Promise<void> => {
  const form = page.getByRole('form', { name: 'Add a note' });
  await form.locator('input[type=file][multiple]').setInputFiles([await picture('floor.jpg', 'teal')]);
  await form.locator('li:not(:has([data-busy="true"])) img').first().waitFor();
};

it('a photo of a porter stands in the photos of the site, and leads to its task', async () => {
  const words = 'The floor after the second pass';
  const porter = await visit({ screen: 'phone' });
  await signIn(porter.page, 'porter');
  const task = await ownTask(porter.page);
  await porter.page.goto(`/task/${task.id}`);
  await porter.page.getByRole('button', { name: 'Add a note' }).click();
  await porter.page.getByLabel('Note', { exact: true }).fill(words);
  await photographed(porter.page);
  await porter.page.getByRole('button', { name: 'Save note' }).click();
  await porter.page.getByRole('paragraph').filter({ hasText: words }).waitFor();
  await untilSent(porter.page);
  const { notes } = await ask(porter.page, `/core/tasks/${task.id}`);
  expect(notes.at(-1)).toMatchObject({ body: words, files: [{ name: 'floor.jpg' }] });
  await porter.context.close();

  const { page, complaints } = await visit();
  await signIn(page, 'manager');
  await page.goto(`/job/${task.job.id}?tab=photos`);
  await page.getByText(/^Task notes \(\d+\)$/).click();
  const thumb = page.getByRole('button', { name: `#${task.number} ${task.title}` }).first();
  await thumb.waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await thumb.click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: `Open #${task.number} ${task.title}` })
    .click();
  await page.waitForURL(({ pathname }) => pathname === `/task/${task.id}`);
  await page.locator('main').getByText(words).waitFor();
  expect(complaints).toEqual([]);
});

it('a note about a site that was written offline arrives once', async () => {
  const words = 'The client wants the lobby done by seven';
  const { context, page } = await visit({ screen: 'phone' });
  await signIn(page, 'manager');
  await page.goto('/job/1?tab=notes');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByLabel('Note', { exact: true }).fill(words);
  await photographed(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText(savedWords).first().waitFor();
  const notes = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: words });
  expect(await notes.count()).toBe(0);
  await context.setOffline(false);
  await notes.first().waitFor();
  await page.reload();
  await notes.first().waitFor();
  expect(await notes.count()).toBe(1);
  expect(await notes.getByRole('img').count()).toBe(1);
  expect(await axeFaults(page)).toEqual([]);
});
