import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { nextSection } from './harness/next-section.ts';
import { picture } from './harness/picture.ts';
import { untilSent } from './harness/unsent.ts';
import { untilOfflineReady } from './harness/until-offline-ready.ts';

const { visit } = beginJourney({ ahead: true });

const questions = (page: Page): Locator => page.locator('[data-question]');

const inSight = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name }).locator('visible=true').first();

/** It takes two touches to choose the site and its template, and one to begin. The site has no floors, so that the walk is
 * short. */
const begin = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'CO1003' }).click();
  await page.getByRole('radio', { name: 'APPA levels walk' }).click();
  await page.getByRole('button', { name: 'Comenzar inspección' }).click();
  await page.waitForURL(({ searchParams }) => searchParams.has('id'));
  await questions(page).first().waitFor();
  return new URL(page.url()).searchParams.get('id') ?? '';
};

const photograph = async (question: Locator, colour: string): Promise<void> => {
  await question
    .locator('input[type=file][multiple]')
    .setInputFiles([await picture(`${colour}.jpg`, colour)]);
  await question.locator('li img').first().waitFor();
};

/** Marks what is left of each section as good, one section after another, to the end. */
const markTheRest = async (page: Page): Promise<void> => {
  for (;;) {
    const mark = inSight(page, /^Marcar/);
    if ((await mark.count()) > 0) await mark.click();
    const forward = page.locator('[data-forward]');
    const last = (await forward.textContent()) === 'Sobre la inspección';
    await nextSection(page);
    if (last) return;
  }
};

type Answer = {
  question_id: string;
  comment: string;
  is_deficient: boolean;
  files: object[];
  task_id: number;
};

type Inspection = {
  id: number;
  number: number;
  status: string;
  score: number;
  answers: Answer[];
  tasks: { id: number; status: string }[];
  general_comments: string;
  places: { kind: string; name: string }[];
};

describe('an inspection on a phone in a basement', () => {
  it('begins, is answered and completed without a network, and arrives whole', async () => {
    const { context, page, complaints } = await visit({ screen: 'phone', locale: 'es' });
    await signIn(page, 'supervisor');
    await page.goto('/quality/inspections/create');
    await page.getByRole('button', { name: 'Cerca de mí' }).waitFor();
    await untilOfflineReady(page, 90_000);
    await context.setOffline(true);
    const ref = await begin(page);

    const first = questions(page).first();
    const second = questions(page).nth(1);
    const place = await second.boundingBox();
    await first.getByRole('button', { name: 'Orden habitual' }).click();
    await first.getByLabel('En este dispositivo, sin enviar').waitFor();
    expect(await second.boundingBox()).toEqual(place);
    await first.getByRole('button', { name: 'Abandono' }).click();
    await first.getByRole('button', { name: 'Comentario' }).click();
    await first.getByRole('textbox').fill('Manchas en la entrada');
    await photograph(first, 'teal');
    await photograph(first, 'navy');
    await expect.poll(() => first.locator('li img').count()).toBe(2);
    await photograph(first, 'maroon');
    await expect.poll(() => first.locator('li img').count()).toBe(3);
    await first.getByRole('button', { name: 'Quitar la foto 3' }).click();
    await expect.poll(() => first.locator('li img').count()).toBe(2);
    await markTheRest(page);
    await page.getByLabel('Comentarios generales').fill('Todo lo demás bien');
    await page.getByLabel('Agregar un inquilino').selectOption('new');
    await page.getByRole('dialog').getByLabel('Nombre').fill('Cerámica Luna');
    await page.getByRole('dialog').getByRole('button', { name: 'Agregar un inquilino' }).click();
    await page.getByText('Cerámica Luna').waitFor();
    await inSight(page, 'Completar inspección').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Una deficiencia se convierte en tarea').waitFor();
    await dialog.getByText(/Manchas en la entrada/).waitFor();
    await dialog.getByRole('button', { name: 'Completar' }).click();
    await page.getByText('se completa automáticamente').waitFor();
    expect(complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);

    await context.setOffline(false);
    await untilSent(page);
    const inspection: Inspection = await ask(page, `/quality/inspections/${ref}`);
    expect(inspection).toMatchObject({ status: 'pending', general_comments: 'Todo lo demás bien' });
    expect(inspection.places.at(-1)).toMatchObject({ kind: 'tenant', name: 'Cerámica Luna' });
    const [found, ...others] = inspection.answers.filter(({ is_deficient }) => is_deficient);
    expect([found?.comment, found?.files.length, others.length]).toEqual(['Manchas en la entrada', 2, 0]);
    expect(inspection.tasks.map(({ id }) => id)).toEqual([found?.task_id]);
    const task = await ask(page, `/core/tasks/${inspection.tasks[0]?.id}`);
    expect(task).toMatchObject({ type: 'deficiency', status: 'open' });
    expect(task.files).toHaveLength(2);
    expect(task.assignees.length).toBe(1);
    await context.close();
  });
});

describe('two people on one inspection', () => {
  it('see what the other answers, and the later answer stands', async () => {
    const { context, page } = await visit({ screen: 'phone', locale: 'es' });
    await signIn(page, 'supervisor');
    await page.goto('/quality/inspections/create?job=3');
    // The button is pressed too early: the page names what is missing, and waits for what is not loaded yet.
    await page.getByRole('button', { name: 'Comenzar inspección' }).click();
    await page.getByText('Elija una plantilla.').waitFor();
    await page.route(/\/inspections\/templates\/\d+/, async (route) => {
      await pause(1000);
      await route.continue();
    });
    await page.getByRole('radio', { name: 'APPA levels walk' }).click();
    await page.getByRole('button', { name: 'Comenzar inspección' }).click();
    await page.waitForURL(({ searchParams }) => searchParams.has('id'));
    await untilSent(page);
    const ref = new URL(page.url()).searchParams.get('id');
    const { id }: Inspection = await ask(page, `/quality/inspections/${ref}`);

    const { context: office, page: other } = await visit();
    await signIn(other, 'admin');
    await other.goto(`/quality/inspections/create?id=${id}`);
    await other.getByRole('button', { name: 'Complete' }).click();
    await other.getByText('This question must be answered.').first().waitFor();
    await other.keyboard.press('Escape');
    await questions(other).nth(1).getByRole('button', { name: 'Ordinary tidiness' }).click();
    const pressed = (of: Page, name: string) =>
      questions(of).nth(1).getByRole('button', { name, pressed: true }).waitFor();
    // Text that is being written stays while the answer of another person arrives.
    await questions(page).first().getByRole('button', { name: 'Comentario' }).click();
    await questions(page).first().getByRole('textbox').pressSequentially('Casi', { delay: 40 });
    await pressed(page, 'Orden habitual');
    expect(await questions(page).first().getByRole('textbox').inputValue()).toBe('Casi');
    await questions(page).nth(1).getByRole('button', { name: 'Abandono' }).click();
    await pressed(other, 'Unkempt neglect');
    await untilSent(page);
    await Promise.all([context.close(), office.close()]);
  });
});
