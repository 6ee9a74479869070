import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailSink, openMailSink } from '#platform/server/testing/mail-sink';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { openTaskForm } from './harness/begin-task.ts';
import { signIn } from './harness/browser.ts';
import { tooWide } from './harness/too-wide.ts';

let sink: MailSink;
beforeAll(async () => {
  sink = await openMailSink();
});
afterAll(() => sink?.close());
const { visit } = beginJourney({ product: () => ({ environment: { SMTP_URL: sink.url } }) });

const createFor = async (page: Page, colleague: string, words: string): Promise<void> => {
  await openTaskForm(page, 'CO1001');
  await page.getByLabel('Description').fill(words);
  const assigned = page.getByRole('combobox', { name: 'Assigned' });
  await assigned.click();
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await assigned.fill(colleague);
  await page.getByRole('option', { name: colleague }).click();
  await page.getByRole('button', { name: 'Save task' }).click();
  await page.waitForURL((url) => url.pathname === '/tasks');
};

/** A zone of the list where it is noon now, so that quiet hours delay no mail. */
const noonZone = (): string => {
  const hourIn = (timeZone: string) =>
    Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format());
  return Intl.supportedValuesOf('timeZone').find((zone) => hourIn(zone) === 12) ?? 'UTC';
};

const soon = { timeout: 60_000, interval: 250 };

describe('what a colleague does', () => {
  it('arrives by mail in Spanish, after a mail server that refused, and stands behind the bell', async () => {
    const porter = await visit({ screen: 'phone', locale: 'es' });
    await signIn(porter.page, 'porter');
    await porter.page.goto('/profile#communication');
    const zone = porter.page.getByRole('combobox', { name: 'Zona horaria para el correo' });
    const saved = porter.page.waitForResponse((answer) => answer.request().method() === 'PUT');
    const noon = noonZone();
    const city = noon.replace(/^.*\//, '').replaceAll('_', ' ');
    await zone.fill(noon);
    await porter.page.getByRole('listbox').getByRole('option', { name: city }).click();
    expect((await saved).status()).toBe(200);

    const manager = await visit();
    await signIn(manager.page, 'manager');
    // Both get a mail about their new device.
    await expect.poll(() => sink.received.length, soon).toBe(2);
    sink.received.length = 0;
    const before = sink.attempts();
    sink.setMood('refuses');
    await createFor(manager.page, 'Pablo', 'Soap is empty on every floor');
    await expect.poll(() => sink.attempts(), soon).toBeGreaterThan(before);
    expect(sink.received).toEqual([]);
    sink.setMood('well');
    const subjects = () => sink.received.map(({ subject }) => subject);
    await expect.poll(subjects, soon).toContain('Nueva tarea: Soap is empty on every floor');
    const mail = sink.received.find(({ to }) => to?.[0]?.address === 'porter@demo.test');
    expect(mail?.text).toContain('creó esta tarea');

    await porter.page.reload();
    await porter.page.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).click();
    const panel = porter.page.getByRole('region', { name: 'Notificaciones' });
    const notice = panel.getByRole('link', { name: /Nueva tarea: Soap is empty/ });
    await notice.waitFor();
    expect(await axeFaults(porter.page)).toEqual([]);
    await notice.click();
    await porter.page.getByRole('heading', { level: 1, name: 'Soap is empty on every floor' }).waitFor();
    await porter.page.getByRole('button', { name: 'Notificaciones', exact: true }).waitFor();
    expect([...porter.complaints, ...manager.complaints]).toEqual([]);
    await Promise.all([porter.context.close(), manager.context.close()]);
  });

  it('is stopped by the link in its foot, without a login, and begun again', async () => {
    const mail = sink.received.find(({ to }) => to?.[0]?.address === 'porter@demo.test');
    const [link = ''] = /https?:\/\/\S+\/mail\/[\w-]{43}/.exec(mail?.text ?? '') ?? [];
    const { context, page, complaints } = await visit({ screen: 'phone', locale: 'es' });
    await page.goto(new URL(link).pathname);
    await page.getByRole('heading', { level: 1, name: '¿Dejar de recibir estos correos?' }).waitFor();
    await page.getByText('Brightside Building Care le envía por correo notificaciones.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(await tooWide(page)).toBe(0);
    await page.getByRole('button', { name: 'Dejar de recibirlos' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ya no recibirá estos correos' }).waitFor();
    await page.getByRole('button', { name: 'Volver a recibirlos' }).click();
    await page.getByRole('heading', { level: 1, name: '¿Dejar de recibir estos correos?' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is told as far as the person wants to hear of it', async () => {
    const { context, page, complaints } = await visit();
    await signIn(page, 'supervisor');
    await page.goto('/profile#communication');
    const created = page.locator('#event-all-6');
    await created.uncheck({ force: true });
    await page.getByRole('button', { name: 'Reset to defaults' }).waitFor();
    await page.getByRole('combobox', { name: 'Add an exception for a job' }).fill('CO1001');
    await page.getByRole('listbox').getByRole('option').first().click();
    const exception = page.getByRole('region', { name: /CO1001/ });
    await exception.getByRole('switch', { name: 'A task was created or assigned' }).check({ force: true });
    await expect.poll(() => created.isChecked()).toBe(false);
    expect(await axeFaults(page)).toEqual([]);
    await page.reload();
    await exception.waitFor();
    await exception.getByRole('button', { name: /^Remove the exception/ }).click();
    await exception.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await page.getByRole('button', { name: 'Reset to defaults' }).waitFor({ state: 'detached' });
    expect(await created.isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
