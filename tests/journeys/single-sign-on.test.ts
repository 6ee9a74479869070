import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerNames, type NameServer } from '../api/harness/answer-names.ts';
import { type RunningProvider, runProvider } from '../api/harness/run-provider.ts';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { layoutShift, watchLayoutShift } from './harness/layout-shift.ts';
import { tooWide } from './harness/too-wide.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });

let port = 0;
let provider: RunningProvider;
let names: NameServer;

/** Providers are told our address before the server starts. */
beforeAll(async () => {
  port = await freePort();
  names = await answerNames();
  provider = await runProvider([`http://127.0.0.1:${port}/sso/demo/callback`]);
});
afterAll(() => {
  provider.stop();
  names.stop();
});

const { visit } = beginJourney({
  product: () => ({
    environment: {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      INSIDE_PROVIDERS: '1',
      DNS_SERVER: names.address,
    },
  }),
});

const atHome = (url: URL) => url.port === String(port) && url.pathname === '/';

describe('single sign-on', () => {
  it('is set up with a provider and a proven domain', async () => {
    const { context, page, complaints } = await visit();
    await signIn(page, 'admin');
    await page.goto('/admin/company-settings');
    const link = page.getByRole('link', { name: 'Open single sign-on' });
    await link.waitFor();
    // Sections above it that are still loading move it away between pressing and releasing the mouse: no click then.
    await expect.poll(() => page.getByRole('status', { name: 'Loading' }).count()).toBe(0);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Single sign-on' }).waitFor();
    const redirect = page.getByRole('textbox', { name: 'Redirect address' });
    expect(await redirect.inputValue()).toBe(`http://127.0.0.1:${port}/sso/demo/callback`);
    await page.getByLabel('Issuer address').fill(provider.issuer);
    await page.getByLabel('Client ID').fill('cora');
    await page.getByLabel('Client secret').fill('wrong');
    await page.getByRole('button', { name: 'Save provider' }).click();
    await page.getByRole('button', { name: 'Test the connection' }).click();
    await page.getByText('The provider refused the client ID or the secret.').waitFor();
    await page.getByLabel('Client secret').fill(provider.client.client_secret);
    await page.getByRole('button', { name: 'Save provider' }).click();
    await expect.poll(() => page.getByLabel('Client secret').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Test the connection' }).click();
    await page.getByText('The connection works').waitFor();

    await page.getByRole('textbox', { name: 'Domain' }).fill('demo.test');
    await page.getByRole('button', { name: 'Add domain' }).click();
    const name = await page.getByRole('textbox', { name: 'Record name' }).inputValue();
    const value = await page.getByRole('textbox', { name: 'Record value' }).inputValue();
    await page.getByRole('button', { name: 'Verify demo.test' }).click();
    await page.getByText('The TXT record was not found.').waitFor();
    names.records.set(name, [value]);
    await page.getByRole('button', { name: 'Verify demo.test' }).click();
    await page.getByText(/^Verified /).waitFor();
    expect(await axeFaults(page)).toEqual([]);

    await page.getByRole('switch', { name: /^Single sign-on/ }).check({ force: true });
    await page.getByRole('switch', { name: 'New people can join automatically' }).check({ force: true });
    await page.getByRole('combobox', { name: 'Role for new people' }).selectOption({ label: 'Supervisor' });
    await page.getByRole('switch', { name: 'Require single sign-on' }).check({ force: true });
    await page.getByRole('button', { name: 'Save rules' }).click();
    await page.getByText('Log in once through this provider yourself').waitFor();
    await page.getByRole('switch', { name: 'Require single sign-on' }).uncheck({ force: true });
    await page.getByRole('button', { name: 'Save rules' }).click();
    await page.getByText('The rules are saved.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    // The browser logs the refusals of this test as errors.
    expect(complaints.filter((each) => !each.includes('422'))).toEqual([]);
    await context.close();
  });

  it('lets a newcomer in from the login page, to that company alone', async () => {
    provider.account = { sub: 'nina', email: 'nina@demo.test', email_verified: true, name: 'Nina Vega' };
    const { context, page, complaints } = await visit();
    await page.goto('/login');
    await page.getByLabel('Email address').fill('nina@elsewhere.test');
    await page.waitForTimeout(1000);
    expect(await page.getByRole('link', { name: /Continue with/ }).count()).toBe(0);
    await page.getByLabel('Email address').fill('nina@demo.test');
    const offer = page.getByRole('link', { name: /Continue with/ });
    await offer.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await offer.click();
    await page.waitForURL(atHome);
    await page.locator('main h1').first().waitFor();
    const answers = await page.evaluate(async () => {
      const ask = async (organization: string) => {
        const headers = { 'X-Organization-Id': organization };
        const answer = await fetch('/api/v1/user', { headers });
        return { status: answer.status, payload: (await answer.json()).payload };
      };
      return [await ask(''), await ask('2')];
    });
    expect(answers[0]?.payload).toMatchObject({ first_name: 'Nina', organizations: [{ slug: 'demo' }] });
    expect(answers[1]?.status).toBe(403);
    expect(complaints.filter((each) => !each.includes('403'))).toEqual([]);
    await context.close();
  });

  it('asks the owner of an account before it opens it, and an admin can unlink it', async () => {
    provider.account = { sub: 'sam', email: 'supervisor@demo.test', email_verified: true };
    const { context, page } = await visit({ screen: 'phone', locale: 'es' });
    await page.goto('/sso/demo?redirect=%2Fprofile');
    await page.getByRole('heading', { level: 1, name: '¿Es esta su cuenta?' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByLabel('Contraseña', { exact: true }).fill('cora-demo-1');
    await page.getByRole('button', { name: 'Vincular e iniciar sesión' }).click();
    await page.waitForURL((url) => url.pathname === '/profile');
    await context.close();

    const office = await visit();
    await signIn(office.page, 'admin');
    const { rows: people }: { rows: { id: number; email: string }[] } = await ask(
      office.page,
      '/admin/users?q=supervisor',
    );
    const id = people.find(({ email }) => email === 'supervisor@demo.test')?.id;
    await office.page.goto(`/admin/user/${id}`);
    await office.page.getByText('Linked as supervisor@demo.test').waitFor();
    expect(await axeFaults(office.page)).toEqual([]);
    await office.page.getByRole('button', { name: 'Unlink' }).click();
    await office.page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
    await office.page.getByText('Linked as supervisor@demo.test').waitFor({ state: 'detached' });
    await office.context.close();
  });

  it.each([
    ['en', 'You don’t have an account here yet'],
    ['es', 'Usted aún no tiene una cuenta aquí'],
  ] as const)('says on a page of its own why somebody is not let in (%s)', async (locale, title) => {
    const { context, page, complaints } = await visit({ locale, screen: 'phone' });
    await page.goto('/login/sso?problem=no_account&company=demo');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await tooWide(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    ['desktop', 'en', 'light'],
    ['phone', 'es', 'dark'],
  ] as const)('its settings hold still on a %s in %s', async (screen, locale, scheme) => {
    const { context, page } = await visit({ screen, locale, scheme });
    await watchLayoutShift(context);
    await signIn(page, 'admin');
    await page.goto('/admin/single-sign-on');
    await page.locator('#single-sign-on-default_role_id').waitFor();
    await page.waitForTimeout(1000);
    expect((await layoutShift(page)).share).toBeLessThan(0.05);
    expect(await tooWide(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    await context.close();
  });
});
