import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginSharedJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { tooWide } from './harness/too-wide.ts';

const { visit } = beginSharedJourney();

type Check = { kind: string; result: string; suite: string; name: string };

it('a door that stood open is proven night by night, to somebody without a login', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'admin');
  const { rows } = await ask(page, '/daily-reports?unlocked=true&status=finalized&per_page=10');
  const { id } = rows[0];
  const { checks } = await ask(page, `/daily-reports/${id}`);
  const { suite, name } = checks.find(({ result }: Check) => result === 'found_unlocked');

  // What the client may read of it is decided once, on the report.
  await page.goto(`/daily-reports?id=${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'What the client sees' }).click();
  const shown = page.getByRole('dialog', { name: 'What the client sees' });
  await shown.getByRole('checkbox', { name: /^Note/ }).check();
  await shown.getByRole('checkbox', { name: /^Photo/ }).check();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // The door of the report leads to all its nights, and these lead to a link.
  await page.getByRole('button', { name: `More about ${suite} ${name}` }).click();
  await page.getByRole('link', { name: 'All nights of this door' }).click();
  await page.getByRole('heading', { name: `${suite} ${name}` }).waitFor();
  await page.getByText(/^\d+ of \d+ nights locked$/).waitFor();
  await page.getByText('Found unlocked on 1 night').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Share link' }).click();
  const link = await page.getByRole('dialog').getByLabel('Link', { exact: true }).inputValue();
  expect(complaints).toEqual([]);
  await context.close();

  const tenant = await visit({ screen: 'phone' });
  await tenant.page.goto(new URL(link).pathname);
  await tenant.page.getByRole('heading', { name: `${suite} ${name}` }).waitFor();
  await tenant.page.getByText('Found unlocked on 1 night').waitFor();
  const night = tenant.page.getByRole('listitem').filter({ hasText: /Found unlocked \d/ });
  await night.getByText('Door stood open').waitFor();
  await night.getByRole('img').first().waitFor();
  expect(await tooWide(tenant.page)).toBe(0);
  expect(await axeFaults(tenant.page)).toEqual([]);
  await tenant.page.getByRole('button', { name: /Español/ }).click();
  await tenant.page.getByText('Encontrada sin seguro 1 noche').waitFor();
  expect(tenant.complaints).toEqual([]);
  // The link opens this door and these nights, and nothing else.
  await tenant.page.goto(`/daily-reports/doors`);
  await tenant.page.waitForURL(/\/login/);
});
