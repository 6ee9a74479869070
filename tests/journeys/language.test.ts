import { expect, it } from 'vitest';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';

const { visit, browser, product } = beginJourney();

it('the pages before the login follow the browser until a language is chosen', async () => {
  const context = await browser().newContext({ baseURL: product().address, locale: 'es-MX' });
  const page = await context.newPage();
  for (const path of ['/signup', '/login', '/password/forgot']) {
    await page.goto(path);
    await page.locator('html[lang=es] h1').waitFor();
  }
  await page.getByRole('button', { name: 'English' }).click();
  await page.locator('html[lang=en] h1').waitFor();
  await page.goto('/signup');
  await page.locator('html[lang=en] h1').waitFor();
  await context.close();
});

it('the language is chosen in the menu of a phone, and waits for the connection', async () => {
  const { context, page, complaints } = await visit({ screen: 'phone' });
  await signIn(page, 'supervisor');
  await page.goto('/tasks');
  const open = (menu: string) => page.getByRole('button', { name: menu }).click();
  const choose = (language: string) => page.getByRole('menuitemradio', { name: language }).click();
  await page.getByRole('heading', { name: 'Tasks', level: 1 }).waitFor();
  await open('Settings and account');
  await context.setOffline(true);
  await choose('Español');
  await page.getByText('the language changes as soon as there is a connection').waitFor();
  await page.getByRole('heading', { name: 'Tasks', level: 1 }).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Tareas', level: 1 }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await open('Configuración y cuenta');
  await choose('English');
  await page.getByRole('heading', { name: 'Tasks', level: 1 }).waitFor();
  expect(complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});
