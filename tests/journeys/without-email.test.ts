import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSmsSink, type SmsSink } from '#platform/server/testing/sms-sink';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { tooWide } from './harness/too-wide.ts';
import { untilQuiet } from './harness/until-quiet.ts';

let sink: SmsSink;
beforeAll(async () => {
  sink = await openSmsSink();
});
afterAll(() => sink?.close());
const { visit } = beginJourney({ product: () => ({ environment: { SMS_URL: sink.url } }) });

const number = '+13035550142';
const soon = { timeout: 60_000, interval: 250 };

/** The address in the text is the configured one, not that of the test. */
const linkTo = (path: string): string | undefined => {
  const found = sink.received.findLast(({ to, text }) => to === number && text.includes(`${path}?`));
  const { pathname, search } = new URL(/https?:\S+/.exec(found?.text ?? '')?.[0] ?? 'http://none/');
  return found && pathname + search;
};

const textedLink = async (path: string): Promise<string> => {
  await expect.poll(() => linkTo(path), soon).toBeDefined();
  return linkTo(path) ?? '';
};

const textedCode = async (after: number): Promise<string> => {
  const code = () => /^\d{6}/.exec(sink.received[after]?.text ?? '')?.[0];
  await expect.poll(code, soon).toBeDefined();
  return code() ?? '';
};

const fillPasswords = async (page: Page, password: string): Promise<void> => {
  for (const field of await page.locator('input[autocomplete="new-password"]').all())
    await field.fill(password);
};

const isFine = async (page: Page): Promise<void> => {
  expect(await tooWide(page)).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
};

/** Logs out through the menu, in Spanish. */
const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Configuración y cuenta' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/login');
};

const atHome = (page: Page) => page.waitForURL(({ pathname }) => pathname === '/');

const logIn = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('Código de empleado').fill('n-42');
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.keyboard.press('Enter');
};

describe('an employee without an e-mail address', () => {
  it('joins from a text on a phone, in Spanish, forgets the password, and adds texted codes', async () => {
    const office = await visit();
    await signIn(office.page, 'admin');
    await office.page.goto('/admin/user/create');
    await office.page.getByLabel('First name').fill('Luz');
    await office.page.getByLabel('Last name').fill('Marte');
    await office.page.getByLabel('No email address').check();
    await office.page.getByText('organization code “demo”').waitFor();
    await office.page.getByRole('textbox', { name: 'Phone' }).fill('3035550142');
    await office.page.getByRole('combobox', { name: 'Roles' }).fill('Supervisor');
    await office.page.getByRole('option', { name: 'Supervisor' }).first().click();
    await office.page.keyboard.press('Escape');
    await office.page.getByLabel('Language of the invitation').selectOption('es');
    await office.page.getByRole('button', { name: 'Add and invite' }).click();
    await office.page.getByText('This field is required').first().waitFor();
    await office.page.getByRole('textbox', { name: 'Employee code' }).fill('N-42');
    expect(await axeFaults(office.page)).toEqual([]);
    await office.page.getByRole('button', { name: 'Add and invite' }).click();
    await office.page.getByText('Luz Marte is invited').waitFor();

    const { context, page, complaints } = await visit({ screen: 'phone', locale: 'es' });
    await page.goto(await textedLink('/signup'));
    await page.getByRole('heading', { name: 'Únase a Brightside Building Care' }).waitFor();
    expect(await page.getByLabel('Código de empleado').inputValue()).toBe('N-42');
    await fillPasswords(page, 'turno de noche 7');
    await isFine(page);
    await page.getByRole('button', { name: 'Aceptar la invitación' }).click();
    await page.waitForURL(({ pathname }) => pathname !== '/signup');
    await page.locator('main h1, main h2').first().waitFor();
    expect(await ask(page, '/user')).toMatchObject({ email: null, employee_code: 'N-42' });

    await logOut(page);
    await page.goto('/login');
    expect(await page.getByLabel('Código de la organización').inputValue()).toBe('demo');
    await isFine(page);
    await logIn(page, 'turno de noche 7');
    await atHome(page);

    await logOut(page);
    await page.goto('/login');
    await logIn(page, 'otra contraseña');
    await page.getByRole('alert').waitFor();
    await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
    await page.getByLabel('Código de empleado').fill('N-42');
    await isFine(page);
    await page.getByRole('button', { name: 'Enviarme un enlace por mensaje' }).click();
    await page.getByText('Si esta cuenta tiene un número de teléfono').waitFor();
    await page.goto(await textedLink('/password/reset'));
    expect(await page.getByLabel('Código de empleado').inputValue()).toBe('n-42'.toUpperCase());
    await fillPasswords(page, 'turno de día 88');
    await isFine(page);
    await page.getByRole('button', { name: 'Restablecer contraseña' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/login');
    await logIn(page, 'turno de día 88');
    await atHome(page);

    await page.goto('/profile#two-factor');
    await page.getByRole('button', { name: 'Usar mensajes de texto' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Contraseña actual').fill('turno de día 88');
    expect(await dialog.getByLabel('Su número de celular').inputValue()).toBe('(303) 555-0142');
    expect(await axeFaults(page)).toEqual([]);
    let before = sink.received.length;
    await dialog.getByRole('button', { name: 'Enviarme un código' }).click();
    await dialog.getByLabel('Código de seis dígitos').fill(await textedCode(before));
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Activar' }).click();
    await dialog.getByRole('button', { name: 'Ya los guardé' }).click();
    await page.getByText('al número terminado en 0142').first().waitFor();
    await untilQuiet(page);

    await logOut(page);
    await page.goto('/login');
    before = sink.received.length;
    await logIn(page, 'turno de día 88');
    await page.getByText('al número terminado en 0142').waitFor();
    await page.getByRole('button', { name: /Enviar otro código en/ }).waitFor();
    await isFine(page);
    await page.getByLabel('Código', { exact: true }).fill(await textedCode(before));
    await atHome(page);

    // The browser logs two answers as errors: to a wrong password, and to a call that was under way when the session was
    // renewed.
    expect([...office.complaints, ...complaints].filter((each) => !/422|401/.test(each))).toEqual([]);
    await Promise.all([office.context.close(), context.close()]);
  });
});
