import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';

const { visit } = beginJourney();

const password = 'cora-demo-1';

const enterPassword = async (page: Page, login: string): Promise<void> => {
  await page.goto('/login');
  await page.locator('input[autocomplete~="username"]').fill(`${login}@demo.test`);
  await page.locator('input[autocomplete~="current-password"]').fill(password);
  await page.keyboard.press('Enter');
};

const atHome = (page: Page) => page.waitForURL((url) => url.pathname === '/');

const saveSecurity = async (page: Page, required: string, days?: string): Promise<void> => {
  await page.goto('/admin/company-settings#security');
  const whom = page.getByLabel('Two-step verification is required for');
  await whom.selectOption({ label: required });
  if (days !== undefined) await page.getByLabel('Days to set it up').fill(days);
  // Not the notice: that of the save before may still be there.
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save login security' }).click();
  expect((await saved).status()).toBe(200);
};

describe('a lost phone', () => {
  it('is got over with a recovery code, then with help of the office', async () => {
    const worker = await visit({ screen: 'phone' });
    await signIn(worker.page, 'csr');
    await worker.page.goto('/profile#two-factor');
    await worker.page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const dialog = worker.page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await dialog.getByLabel('Six-digit code').fill(generateSync({ secret }));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByRole('button', { name: 'I have saved them' }).waitFor();
    const codes = await dialog.getByRole('list', { name: 'Recovery codes' }).locator('li').allInnerTexts();
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await worker.context.close();

    const other = await visit();
    await enterPassword(other.page, 'csr');
    await other.page.getByRole('button', { name: 'Use a recovery code' }).click();
    await other.page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await other.page.keyboard.press('Enter');
    await atHome(other.page);
    await other.context.close();

    const office = await visit();
    await signIn(office.page, 'admin');
    await office.page.goto('/admin/security');
    await office.page.getByRole('link', { name: 'Clara Ringwell' }).click();
    await office.page.getByRole('heading', { level: 1, name: 'Clara Ringwell' }).waitFor();
    await office.page.getByRole('button', { name: 'More actions' }).click();
    await office.page.getByRole('menuitem', { name: 'Two-step verification' }).click();
    await office.page.getByText('Clara Ringwell has an authenticator app.').waitFor();
    expect(await axeFaults(office.page)).toEqual([]);
    await office.page.getByRole('button', { name: 'Reset two-step verification' }).click();
    await office.page
      .getByRole('dialog', { name: 'Reset two-step verification of Clara Ringwell?' })
      .getByRole('button', { name: 'Reset two-step verification' })
      .click();
    await office.page.getByText('was reset').waitFor();
    await office.page.goto('/admin/security/rights');
    await office.page.getByText('Two-step verification reset').waitFor();
    for (const part of ['', '/sessions', '/failed-logins', '/rights', '/exports', '/support']) {
      await office.page.goto(`/admin/security${part}`);
      await office.page.getByRole('button', { name: 'Filters' }).waitFor();
      expect(await axeFaults(office.page)).toEqual([]);
    }

    const back = await visit();
    await enterPassword(back.page, 'csr');
    await atHome(back.page);
    expect([...office.complaints, ...back.complaints]).toEqual([]);
    await Promise.all([office.context.close(), back.context.close()]);
  });
});

describe('a second factor that the company requires', () => {
  it('is announced on every page, and set up before anything else when the grace is over', async () => {
    const office = await visit();
    await signIn(office.page, 'admin');
    await saveSecurity(office.page, 'Everyone', '14');
    const worker = await visit({ screen: 'phone', locale: 'es' });
    await enterPassword(worker.page, 'supervisor');
    await atHome(worker.page);
    const notice = worker.page.getByRole('complementary', { name: 'Aviso' });
    await notice.getByText('Su empresa exige la verificación en dos pasos a partir del').waitFor();
    expect(await axeFaults(worker.page)).toEqual([]);
    await saveSecurity(office.page, 'Everyone', '0');
    await worker.page.goto('/tasks');
    await worker.page.getByRole('heading', { name: 'Configure la verificación en dos pasos' }).waitFor();
    expect(new URL(worker.page.url()).pathname).toBe('/two-factor/set-up');
    await worker.page.getByLabel('Contraseña', { exact: true }).fill(password);
    await worker.page.getByRole('button', { name: 'Continuar con la aplicación' }).click();
    await worker.page.getByRole('img', { name: /QR/ }).waitFor();
    expect(await axeFaults(worker.page)).toEqual([]);
    const secret = ((await worker.page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await worker.page.getByLabel('Código de seis dígitos').fill(generateSync({ secret }));
    await worker.page.getByRole('button', { name: 'Activar' }).click();
    await worker.page.getByRole('heading', { name: 'Guarde sus códigos de recuperación' }).waitFor();
    expect(await axeFaults(worker.page)).toEqual([]);
    await worker.page.getByRole('button', { name: 'Ya los guardé' }).click();
    await worker.page.waitForURL((url) => url.pathname === '/tasks');
    expect(await notice.count()).toBe(0);
    // A page that was open when the grace ended is refused once.
    expect(worker.complaints.filter((each) => !each.includes('403'))).toEqual([]);
    await Promise.all([office.context.close(), worker.context.close()]);
  });
});
