import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../../apps/web/pages.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { layoutShift, watchLayoutShift } from './harness/layout-shift.ts';
import { type SampledPages, samplePages } from './harness/sampled-pages.ts';
import { tooWide } from './harness/too-wide.ts';

const { product, visit } = beginJourney();

/** Each page is loaded twice, and judged once more in the other colours. */
const visits = [
  { locale: 'en', scheme: 'light', other: 'dark', screen: 'desktop' },
  { locale: 'es', scheme: 'dark', other: 'light', screen: 'phone' },
] as const;

type How = (typeof visits)[number];

/** Of the screen; above it people notice (web.dev/cls says 0.1 is good). */
const mostShift = 0.05;

const signInPages = [
  '/login',
  '/password/forgot',
  '/password/own',
  '/two-factor/set-up',
  '/password/reset?token=x&email=a%40b.test',
  '/signup',
];

/** Pages within pages, which have addresses of their own. */
const views = [
  '/admin/jobs?view=buildings',
  '/admin/jobs?view=documents',
  '/admin/jobs?view=keys',
  '/admin/jobs?view=supplies',
  '/admin/user/1/rights?tab=jobs',
  '/admin/user/1/rights?tab=question',
  '/job/1?tab=buildings',
  '/job/1?tab=files',
  '/job/1?tab=inspections',
  '/job/1?tab=instructions',
  '/job/1?tab=keys',
  '/job/1?tab=photos',
  '/job/1?tab=supplies',
  '/quality/inspections/dashboard?view=sites',
  '/quality/inspections/create?job=1',
  '/quality/inspections/create?id=1',
  '/quality/inspections?id=$inspectionId',
  '/quality/inspections?id=$completedInspectionId',
];

let sampled: SampledPages;
beforeAll(async () => {
  sampled = await samplePages(product());
});

/** The page hears of the change a moment later, and some controls fade into their colours. */
const changeColours = (page: Page, scheme: How['scheme']): Promise<unknown> =>
  page.emulateMedia({ colorScheme: scheme }).then(() =>
    page.evaluate(async (wanted) => {
      const frame = () => new Promise(requestAnimationFrame);
      const fading = () => document.getAnimations().some((change) => change instanceof CSSTransition);
      // Pages before signing in follow the device by their styles alone.
      const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme') ?? wanted;
      while (shown() !== wanted) await frame();
      await frame();
      do await frame();
      while (fading());
    }, scheme),
  );

/** Faults that a page has in the other colours alone. */
const faultsInOtherColours = async (page: Page, { scheme, other }: How): Promise<string[]> => {
  await changeColours(page, other);
  const faults = await axeFaults(page, ['color-contrast']);
  await changeColours(page, scheme);
  return faults.map((fault) => `${other}: ${fault}`);
};

/** Everything that a person would notice as broken, one line each. */
const faultsOf = async (page: Page, address: string, how?: How): Promise<string[]> => {
  await page.goto(address);
  const shown = await page
    .waitForFunction(() => document.querySelector('h1, h2') && !document.querySelector('[aria-busy="true"]'))
    .then(
      () => true,
      () => false,
    );
  if (!shown) return [`${address}: still loading`];
  const faults = await axeFaults(page);
  if (page.url().includes('not-found') && address !== '/not-found') faults.push('not found');
  const { share, moved } = await layoutShift(page);
  if (share > mostShift) faults.push(`moved by ${share.toFixed(3)} while it loaded: ${moved.join(', ')}`);
  const wide = await tooWide(page);
  if (wide > 0) faults.push(`wider than the screen by ${wide} px`);
  if ((await page.title()).trim() === '') faults.push('no title');
  if (how) faults.push(...(await faultsInOtherColours(page, how)));
  return faults.map((fault) => `${address}: ${fault}`);
};

describe.each(visits)('every page ($locale, $screen)', (how) => {
  it('is accessible before signing in', async () => {
    const { context, page, complaints } = await visit(how);
    const faults: string[] = [];
    for (const address of signInPages) faults.push(...(await faultsOf(page, address, how)));
    expect([...faults, ...complaints]).toEqual([]);
    await context.close();
  });

  it('is accessible to an administrator', async () => {
    const { context, page, complaints } = await visit(how);
    await watchLayoutShift(context);
    await signIn(page, 'admin');
    const faults: string[] = [];
    for (const { path, gate } of pages) {
      if (gate === 'redirect-token') await sampled.holdToken(page, path);
      faults.push(...(await faultsOf(page, sampled.addressOf(path), how)));
    }
    for (const address of views) faults.push(...(await faultsOf(page, sampled.addressOf(address), how)));
    expect([...faults, ...complaints]).toEqual([]);
    await context.close();
  });
});

it('is accessible to support, which enters an organization and leaves it', async () => {
  const { context, page, complaints } = await visit({ locale: 'es', scheme: 'dark', screen: 'phone' });
  await signIn(page, 'support@helpdesk.test');
  const faults = await faultsOf(page, '/support');
  await page.getByRole('button', { name: 'Entrar en Brightside Building Care' }).click();
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Caso 4711');
  faults.push(...(await axeFaults(page)));
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  const leave = page.getByRole('complementary', { name: 'Aviso' }).getByRole('button', { name: 'Salir' });
  await leave.waitFor();
  faults.push(...(await faultsOf(page, '/admin/security/support')));
  await page.getByText('Caso 4711').waitFor();
  await leave.click();
  await page.waitForURL('**/support');
  await leave.waitFor({ state: 'detached' });
  expect([...faults, ...complaints]).toEqual([]);
  await context.close();
});

/** Number of tables with unreachable columns: wider than a container that does not scroll. */
const cutOff = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('table')].filter(({ parentElement: place, scrollWidth }) => {
        if (!place || scrollWidth <= place.clientWidth) return false;
        return getComputedStyle(place).overflowX !== 'auto';
      }).length,
  );

it('cuts no column of a list off, however wide the window is', async () => {
  const { context, page } = await visit({ locale: 'es' });
  await signIn(page, 'admin');
  for (const address of [
    '/tasks?view=list',
    '/tasks?view=series',
    '/admin/jobs',
    '/admin/jobs?view=documents',
  ]) {
    await page.goto(address);
    await page.locator('tbody tr').first().waitFor();
    for (const width of [1440, 1280, 1100, 1000, 800]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => cutOff(page), { message: `${address} at ${width}` }).toBe(0);
    }
  }
  await context.close();
});
