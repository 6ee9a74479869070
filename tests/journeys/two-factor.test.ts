import { createServer } from 'node:net';
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { logOut } from './harness/log-out.ts';

let port = 0;

/** Passkeys belong to one address, which has to be known before the server starts. */
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      const probe = createServer().listen(0, '127.0.0.1', () => {
        const address = probe.address();
        if (address && typeof address === 'object') port = address.port;
        probe.close(() => resolve());
      });
    }),
);

const { visit } = beginJourney({ product: () => ({ environment: { PORT: String(port) } }) });

const password = 'cora-demo-1';

const enterPassword = async (page: Page, login: string): Promise<void> => {
  await page.goto('/login');
  await page.locator('input[autocomplete~="username"]').fill(`${login}@demo.test`);
  await page.locator('input[autocomplete~="current-password"]').fill(password);
  await page.keyboard.press('Enter');
};

const atHome = (page: Page) => page.waitForURL((url) => url.pathname !== '/login');

describe('an authenticator', () => {
  it('is set up with its code, asked for at the next sign-in, and replaced by a recovery code', async () => {
    const { context, page, complaints } = await visit();
    await signIn(page, 'supervisor');
    await page.goto('/profile#two-factor');
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('img', { name: /QR code/ }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await dialog.getByLabel('Six-digit code').fill(generateSync({ secret }));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByRole('button', { name: 'I have saved them' }).waitFor();
    const codes = await dialog.getByRole('list', { name: 'Recovery codes' }).locator('li').allInnerTexts();
    expect(codes).toHaveLength(10);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
    await dialog.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByText('10 recovery codes left').waitFor();

    await logOut(page);
    await enterPassword(page, 'supervisor');
    await page.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor();
    const code = page.getByLabel('Code', { exact: true });
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await code.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await axeFaults(page)).toEqual([]);
    await code.fill('000000');
    await page.getByText('This code is wrong or was already used.').waitFor();
    await page.getByLabel('Trust this device for 30 days').check();
    // Half a minute ahead is within the tolerance, and not the code that was used to set it up.
    await code.fill(generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
    await atHome(page);
    await logOut(page);
    await enterPassword(page, 'supervisor');
    await atHome(page);

    const other = await visit({ screen: 'phone', locale: 'es' });
    await enterPassword(other.page, 'supervisor');
    await other.page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
    await other.page.getByLabel('Código de recuperación').fill(codes[0] ?? '');
    await other.page.keyboard.press('Enter');
    await atHome(other.page);
    await other.page.goto('/profile#two-factor');
    await other.page.getByText('Le quedan 9 códigos de recuperación').waitFor();
    // The browser logs as errors a wrong code, and calls that were still under way as the session ended.
    expect(complaints.filter((each) => !/422|401/.test(each))).toEqual([]);
    expect(other.complaints).toEqual([]);
    await Promise.all([context.close(), other.context.close()]);
  });
});

describe('a passkey', () => {
  it('is added in the profile, signs in without a password, and can be removed', async () => {
    const { context, page, complaints } = await visit();
    const devtools = await context.newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const home = `http://localhost:${port}`;
    await page.goto(`${home}/login`);
    await page.locator('input[autocomplete~="username"]').fill('manager@demo.test');
    await page.locator('input[autocomplete~="current-password"]').fill(password);
    await page.keyboard.press('Enter');
    await atHome(page);
    await page.goto(`${home}/profile#two-factor`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Work laptop');
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Work laptop').waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await axeFaults(page)).toEqual([]);

    await logOut(page);
    await page.goto(`${home}/login?redirect=%2Fprofile`);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await page.waitForURL((url) => url.pathname === '/profile');
    await page.getByRole('button', { name: 'Rename Work laptop' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Old laptop');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Remove Old laptop' }).click();
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No passkeys yet.').waitFor();

    await logOut(page);
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await page.getByRole('alert').waitFor();
    expect(complaints.filter((each) => !each.includes('422'))).toEqual([]);
    await context.close();
  });

  it('is not offered where a site is opened by its number', async () => {
    const { context, page } = await visit();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Log in with a passkey' }).count()).toBe(0);
    await context.close();
  });
});
