import { expect, it } from 'vitest';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';

const { visit } = beginJourney();

it('opens with Ctrl-K, closes in every usual way, and leads to a page by another word for it', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'admin');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const palette = page.getByRole('dialog');
  const open = async () => {
    await page.keyboard.press('Control+k');
    await palette.getByRole('textbox').waitFor();
  };
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Control+k'),
    () => page.mouse.click(10, 600),
  ];
  for (const close of ways) {
    await open();
    await close();
    await palette.waitFor({ state: 'detached' });
  }
  await open();
  await page.keyboard.type('upload');
  await palette
    .getByText(/import/i)
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === '/admin/jobs/import');
  await palette.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});
