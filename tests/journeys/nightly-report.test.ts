import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { picture } from './harness/picture.ts';
import { untilSent } from './harness/unsent.ts';
import { untilOfflineReady } from './harness/until-offline-ready.ts';

const { visit } = beginJourney({ ahead: true });

it('a night without a network is reported door by door, and finalized in the morning', async () => {
  const { context, page } = await visit({ screen: 'phone' });
  await signIn(page, 'supervisor');
  await page.goto('/');
  await untilOfflineReady(page);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Reports', exact: true }).first().click();
  await page.getByRole('link', { name: 'Start report' }).first().waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Start report' }).first().click();
  await page.locator('main').getByText('CO1001').first().click();
  await page.getByText('Special', { exact: true }).click();
  await page.getByRole('button', { name: 'Start report' }).click();
  await page.getByText('0 of 18 doors').waitFor();

  // On paper an open report has what is known so far, and nothing to touch.
  await page.getByLabel('General comments').fill('Elevator 2 is out of order');
  await page.getByLabel('General comments').blur();
  await page.emulateMedia({ media: 'print' });
  await page.locator('main p:visible', { hasText: 'Elevator 2 is out of order' }).waitFor();
  expect(await page.locator('main').locator('button:visible, input:visible, textarea:visible').count()).toBe(
    0,
  );
  expect(await page.locator('main li:visible', { hasText: 'Not checked' }).count()).toBeGreaterThan(17);
  await page.emulateMedia({ media: 'screen' });

  const lock = page.getByRole('button', { name: /^Locked now: / });
  await page.getByRole('button', { name: /^More about 1220/ }).click();
  await page.getByText('Found unlocked', { exact: true }).click();
  await page.getByLabel('Note').fill('Stood open, guard told');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  for (let left = await lock.count(); left > 0; left -= 1) {
    await lock.first().click();
    await expect.poll(() => lock.count()).toBe(left - 1);
  }
  await page.getByText('18 of 18 doors').waitFor();
  await page.getByRole('button', { name: 'Report incident' }).click();
  const incident = page.getByRole('dialog');
  await incident.getByRole('button', { name: 'Save' }).click();
  await incident.getByRole('alert').waitFor();
  await incident.getByText('Leak', { exact: true }).click();
  await incident.getByLabel('What happened').fill('Water below the sink');
  await incident.getByRole('button', { name: 'Save' }).click();
  await incident.waitFor({ state: 'detached' });
  await page.getByText('Water below the sink').waitFor();

  const photos = page.getByRole('region', { name: 'Photos', exact: true });
  await photos
    .locator('input[type=file][multiple]')
    .setInputFiles([await picture('lobby.jpg', 'teal'), await picture('dock.jpg', 'navy')]);
  await expect.poll(() => photos.locator('li img').count()).toBe(2);

  await context.setOffline(false);
  await untilSent(page);
  await page.getByRole('button', { name: 'Finalize' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finalize' }).click();
  await page.locator('main').getByText('Finalized', { exact: true }).first().waitFor();
  const key = new URL(page.url()).searchParams.get('id');
  const report = await ask(page, `/daily-reports/${key}`);
  expect(report).toMatchObject({ status: 'finalized', doors: { required: 18, checked: 18, unlocked: 1 } });
  expect(report.files).toHaveLength(2);
  expect(report.incidents).toMatchObject([{ kind: 'leak', description: 'Water below the sink' }]);

  // A picture that cannot be had says so, and comes by itself: after a while, or with the network.
  const shown = () =>
    photos.locator('li img').evaluateAll(
      (images) =>
        images.filter((image) => {
          image.scrollIntoView();
          return (image as HTMLImageElement).naturalWidth > 0 && image.checkVisibility();
        }).length,
    );
  for (const offline of [false, true]) {
    await page.route('**/file/get/**', (route) => route.abort());
    await page.reload();
    await photos.locator('li').first().scrollIntoViewIfNeeded();
    await expect.poll(() => photos.getByText('This photo could not be loaded.').count()).toBe(2);
    if (offline) {
      await context.setOffline(true);
      await expect.poll(() => photos.getByText(/^Already sent/).count()).toBe(2);
    }
    await page.unroute('**/file/get/**');
    await context.setOffline(false);
    await expect.poll(shown).toBe(2);
    expect(await photos.locator('li').allInnerTexts()).toEqual(['', '']);
  }
});
