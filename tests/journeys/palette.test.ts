import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { beginSharedJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';

const { visit } = beginSharedJourney();

it('opens with Ctrl-K, closes in every usual way, and leads to a page by another word for it', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'admin');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const palette = page.getByRole('dialog');
  // Typed at once, while the code of the palette is on its way.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('upload');
  await palette.getByRole('textbox').waitFor();
  expect(await palette.getByRole('textbox').inputValue()).toBe('upload');
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });
  // Enter opens a record that was found on the server, too.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('selma');
  await palette.getByRole('button', { name: /Selma Brightbroom/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname.startsWith('/admin/user/'));
  await palette.waitFor({ state: 'detached' });
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

it('finds people, clients, projects, inspections and invoices', async () => {
  const { context, page, complaints } = await visit();
  await signIn(page, 'admin');
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const palette = page.getByRole('dialog');
  const search = async (words: string) => {
    await page.keyboard.press('Control+k');
    await palette.getByRole('textbox').fill(words);
  };
  const { rows: invoices } = await ask(page, '/special-project/invoices?status=invoiced&per_page=10');
  const { rows: clients } = await ask(page, '/core/clients?per_page=10');
  const { rows: projects } = await ask(page, '/core/special-projects?per_page=10');
  const { rows: inspections } = await ask(page, '/quality/inspections?per_page=10');
  const cases = [
    ['selma', 'People', 'Selma Brightbroom', '/admin/user/'],
    [clients[0].account_number, 'Clients', clients[0].name, '/admin/clients/edit/'],
    [projects[0].number, 'Special projects', projects[0].title, '/special-project/'],
    [`#${inspections[0].number}`, 'Inspections', `#${inspections[0].number}`, '/quality/inspections'],
    [invoices[0].number, 'Invoices', invoices[0].number, '/special-project/billing/'],
  ];
  for (const [words, group, label, address] of cases) {
    await search(words);
    // Each kind is searched by a call of its own: a task of the same number may be found before the inspection.
    const found = palette.locator(`[style*="'${group}'"]`);
    await found.getByRole('button').filter({ hasText: label }).first().click();
    await page.waitForURL((url) => url.pathname.startsWith(address));
    await palette.waitFor({ state: 'detached' });
  }
  expect(complaints).toEqual([]);
  await context.close();
});

it('leaves the keys to the page when its code cannot be loaded, and Enter to nothing before it', async () => {
  const { context, page } = await visit();
  await signIn(page, 'admin');
  await page.goto('/admin');
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  let answer: 'abort' | 'continue' = 'continue';
  await page.route(/command-palette/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route[answer]().catch(() => undefined);
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('upload');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  answer = 'abort';
  await page.reload();
  await link.waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('alert').waitFor();
  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill('');
  await search.pressSequentially('denver');
  expect(await search.inputValue()).toBe('denver');
  expect(new URL(page.url()).pathname).toBe('/admin');
  await context.close();
});
