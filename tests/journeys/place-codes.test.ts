import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { tooWide } from './harness/too-wide.ts';

const { visit } = beginJourney();

it('the sheet of a building is printed; what is scanned offers the right inspection, or says whom to call', async () => {
  const office = await visit();
  const { page } = office;
  await signIn(page, 'admin');
  await page.goto('/admin/building/1?tab=codes');
  await page.getByRole('button', { name: /^Create \d+ codes?$/ }).click();
  await page.getByText('The codes were created.').waitFor();
  await page.getByRole('link', { name: 'Print sheet' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/admin/building/1/codes');
  await page
    .getByRole('img', { name: /^QR code of/ })
    .first()
    .waitFor();
  expect(await axeFaults(page)).toEqual([]);
  const { places } = await ask(page, '/core/building/1/codes');
  const code = places.find(({ kind }: { kind: string }) => kind === 'common_area')?.code.text;

  const phone = await visit({ screen: 'phone' });
  await signIn(phone.page, 'supervisor');
  await phone.page.goto(`/q/${code}`);
  const begin = phone.page.getByRole('link', { name: 'Start inspection' }).first();
  await begin.waitFor();
  expect(await tooWide(phone.page)).toBe(0);
  expect(await axeFaults(phone.page)).toEqual([]);
  // The report of the night at this building, for people who write reports.
  await phone.page.getByRole('link', { name: 'Start nightly report' }).first().click();
  await phone.page.waitForURL(
    ({ pathname, searchParams }) => pathname === '/daily-reports' && searchParams.get('building') === '1',
  );
  await phone.page.getByRole('button', { name: 'Start report' }).waitFor();
  await phone.page.goBack();
  await begin.click();
  await phone.page.waitForURL(
    ({ pathname, searchParams }) => pathname === '/quality/inspections/create' && searchParams.has('place'),
  );
  await phone.page.getByRole('button', { name: 'Start inspection' }).waitFor();
  // The template that was used here last is chosen already.
  await expect.poll(() => phone.page.getByRole('radio', { checked: true }).count()).toBe(1);

  const stranger = await visit({ screen: 'phone', locale: 'es' });
  await stranger.page.goto(`/q/${code}`);
  await stranger.page.getByRole('heading', { level: 1, name: /^Escaneó un código de/ }).waitFor();
  await stranger.page.getByRole('link', { name: 'Iniciar sesión' }).waitFor();
  expect(await stranger.page.getByText('Larkspur').count()).toBe(0);
  expect(await axeFaults(stranger.page)).toEqual([]);
  expect([office.complaints, phone.complaints, stranger.complaints]).toEqual([[], [], []]);
});
