import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailSink, openMailSink } from '#platform/server/testing/mail-sink';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { tooWide } from './harness/too-wide.ts';

let sink: MailSink;
beforeAll(async () => {
  sink = await openMailSink();
});
afterAll(() => sink?.close());
const { visit } = beginJourney({ product: () => ({ environment: { SMTP_URL: sink.url } }) });

const address = 'rosa.nieto@demo.test';
const soon = { timeout: 60_000, interval: 250 };

/** An open task and the job site that it is at. */
const openTask = async (page: Page): Promise<{ id: number; title: string; job: { job_number: string } }> => {
  const { rows } = await ask(page, '/core/tasks?status=open&per_page=1');
  return rows[0];
};

const choose = async (page: Page, label: string, words: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(words);
  await page.getByRole('listbox').getByRole('option', { name: words }).first().click();
};

/** The address in the mail is the configured one, not that of the test. */
const linkIn = (text: string): string => {
  const { pathname, search } = new URL(/https?:\S+\/signup\?token=\S+/.exec(text)?.[0] ?? '');
  return pathname + search;
};

describe('a new supervisor', () => {
  it('comes from the invitation to the first task on a phone, in Spanish', async () => {
    const office = await visit();
    await signIn(office.page, 'admin');
    const { id, title, job } = await openTask(office.page);
    await office.page.goto('/admin/user/create');
    await office.page.getByLabel('First name').fill('Rosa');
    await office.page.getByLabel('Last name').fill('Nieto');
    await office.page.getByRole('textbox', { name: 'Email' }).fill(address);
    await choose(office.page, 'Roles', 'Supervisor');
    await office.page.keyboard.press('Escape');
    await office.page.getByLabel('Language of the invitation').selectOption('es');
    await office.page.getByRole('button', { name: 'Add and invite' }).click();
    await office.page.getByRole('button', { name: 'Open', exact: true }).click();
    await office.page.getByRole('tab', { name: 'Job access' }).click();
    await choose(office.page, 'Job site', job.job_number);
    await office.page.getByRole('button', { name: new RegExp(`^Remove ${job.job_number}`) }).waitFor();
    expect(await axeFaults(office.page)).toEqual([]);

    await expect.poll(() => sink.received.map(({ to }) => to?.[0]?.address), soon).toContain(address);
    const mail = sink.received.find(({ to }) => to?.[0]?.address === address);
    expect(mail?.subject).toContain('Invitación de');
    const link = linkIn(mail?.text ?? '');

    const { context, page, complaints } = await visit({ screen: 'phone', locale: 'es' });
    await page.goto(link);
    await page.getByRole('heading', { name: 'Únase a Brightside Building Care' }).waitFor();
    expect(await page.getByLabel('Correo electrónico').inputValue()).toBe(address);
    await page.getByLabel('Apellido').fill('Nieto Salas');
    for (const field of await page.locator('input[autocomplete="new-password"]').all()) {
      await field.fill('turno de noche 7');
    }
    expect(await tooWide(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Aceptar la invitación' }).click();
    await page.waitForURL(({ pathname }) => pathname !== '/signup');
    await page.locator('main h1, main h2').first().waitFor();
    await page.goto('/tasks');
    // On a phone the list begins with the person's own tasks; without any, with all tasks of the sites they see.
    const task = page.locator(`a[href^="/task/${id}"]`).first();
    await task.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('button', { name: 'Comenzar', exact: true }).click();
    await page.locator('main').getByText('En curso', { exact: true }).first().waitFor();
    const status = async () => (await ask(office.page, `/core/tasks/${id}`)).status;
    await expect.poll(status, soon).toBe('in_progress');
    expect(await ask(page, '/user')).toMatchObject({ name: 'Rosa Nieto Salas' });

    const late = await visit({ screen: 'phone', locale: 'es' });
    await late.page.goto(link);
    await late.page.getByRole('alert').waitFor();
    expect([...office.complaints, ...complaints]).toEqual([]);
    await Promise.all([office.context.close(), context.close(), late.context.close()]);
  });
});

const password = 'cora-demo-1';

/** Turns on an authenticator app; answers its key. */
const setUpApp = async (page: Page): Promise<string> => {
  await page.goto('/profile#two-factor');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Six-digit code').fill(generateSync({ secret }));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  return secret;
};

/** A code of the next half minute, because each code is good only once. */
const nextCode = (secret: string): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });

describe('somebody who has an account', () => {
  it('joins a second company with it on a phone, code and all, and changes between the two', async () => {
    const own = await visit();
    await signIn(own.page, 'csr');
    const secret = await setUpApp(own.page);
    await own.context.close();

    const office = await visit();
    await signIn(office.page, 'admin@other.test');
    const second = (await ask(office.page, '/user')).default_organization;
    await office.page.goto('/admin/user/create');
    await office.page.getByLabel('First name').fill('Clara');
    await office.page.getByLabel('Last name').fill('Ringwell');
    await office.page.getByRole('textbox', { name: 'Email' }).fill('csr@demo.test');
    await choose(office.page, 'Roles', 'CSR');
    await office.page.keyboard.press('Escape');
    await office.page.getByRole('button', { name: 'Add and invite' }).click();
    await office.page.getByText('Clara Ringwell is invited').waitFor();
    const sent = () =>
      sink.received.find(
        ({ to, text }) => to?.[0]?.address === 'csr@demo.test' && text?.includes('/signup?'),
      );
    await expect.poll(sent, soon).toBeDefined();

    const { context, page, complaints } = await visit({ screen: 'phone' });
    await page.goto(linkIn(sent()?.text ?? ''));
    await page.getByText('You already have an account.').waitFor();
    expect(await page.locator('input[autocomplete="new-password"]').count()).toBe(0);
    await page.locator('input[autocomplete="current-password"]').fill(password);
    expect(await tooWide(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Log in and join' }).click();
    await page.getByLabel('Code', { exact: true }).fill(nextCode(secret));
    await page.waitForURL(({ pathname }) => pathname === '/');
    await page.locator('main h1, main h2').first().waitFor();
    const companies = (await ask(page, '/user')).organizations as { name: string }[];
    expect(companies.map(({ name }) => name)).toContain(second.name);
    expect(companies).toHaveLength(2);

    await page.getByRole('button', { name: 'Settings and account' }).click();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('menuitemradio', { name: 'Brightside Building Care' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    await page.locator('main h1, main h2').first().waitFor();
    await page.getByRole('button', { name: 'Settings and account' }).click();
    const here = page.getByRole('menuitemradio', { name: 'Brightside Building Care' });
    await expect.poll(() => here.getAttribute('aria-checked'), soon).toBe('true');
    expect([...office.complaints, ...complaints]).toEqual([]);
    await Promise.all([office.context.close(), context.close()]);
  });
});
