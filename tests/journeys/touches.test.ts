import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { systemScope } from '#platform/server/http/person';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { picture } from './harness/picture.ts';
import { untilSent } from './harness/unsent.ts';

const { product, visit } = beginJourney();

/** Takes back what the demo has begun of tonight, as before the shift. */
const beforeTheShift = () =>
  product().app.database.withTenant(systemScope(1), (tenant) =>
    tenant.query({
      text: 'update daily_reports set deleted_at = now() where report_date >= current_date - 1',
    }),
  );

/** Counts what a thumb does; choosing a photo counts as the touch that opens the camera. */
const counting = (page: Page) => {
  let count = 0;
  return {
    touch: async (place: Locator) => {
      count += 1;
      await place.tap();
    },
    photograph: async (place: Locator, name: string) => {
      count += 1;
      await place.setInputFiles([await picture(name, 'teal')]);
    },
    touches: () => count,
    page,
  };
};

/** The home of somebody in the field, on a phone. */
const atHome = async (who: string) => {
  const { context, page, complaints } = await visit({ screen: 'phone' });
  await signIn(page, who);
  await page.goto('/');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  return { context, complaints, ...counting(page) };
};

const own = (page: Page) => page.getByRole('region', { name: 'Tonight and today' });

describe('from the home of a phone', () => {
  it('the report of tonight is two touches away, also behind the plus', async () => {
    await beforeTheShift();
    const { context, page, complaints, touch, touches } = await atHome('supervisor');
    const site = own(page).getByRole('link', { name: /^CO10/ }).first();
    await site.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await touch(own(page).getByRole('listitem').filter({ hasText: 'Not started' }).getByRole('link').first());
    await touch(page.getByRole('button', { name: 'Start report' }));
    await page.getByText(/^0 of \d+ doors checked$/).waitFor();
    expect(touches()).toBe(2);

    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Bottom navigation' });
    await touch(bar.getByRole('button', { name: 'New' }));
    expect(await axeFaults(page)).toEqual([]);
    await touch(bar.getByRole('link', { name: 'Nightly report' }));
    await page.getByRole('heading', { level: 1, name: 'Start nightly report' }).waitFor();
    expect(touches()).toBe(4);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a restroom check is three touches away', async () => {
    const { context, page, complaints, touch, touches } = await atHome('porter');
    await touch(own(page).getByRole('link', { name: /^CO10/ }).first());
    await touch(page.getByRole('button', { name: 'Restroom check', exact: true }));
    await touch(page.getByRole('dialog').getByRole('button', { name: 'Done now' }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('listitem').filter({ hasText: 'Restroom check' }).first().waitFor();
    expect(touches()).toBe(3);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a task is closed with a photo by three touches', async () => {
    const { context, page, complaints, touch, photograph, touches } = await atHome('supervisor');
    const { rows } = await ask(page, '/core/tasks?mine=true&source=task&per_page=10&sort=due_at&order=asc');
    const tasks = await Promise.all(rows.map(({ id }: { id: number }) => ask(page, `/core/tasks/${id}`)));
    const shown = await page.getByRole('list', { name: 'Next' }).getByRole('link').all();
    const links = await Promise.all(shown.map((link) => link.getAttribute('href')));
    const task = tasks.find(
      ({ id, require_signature, allowed_transitions }) =>
        !require_signature && allowed_transitions.includes('close') && links.includes(`/task/${id}`),
    );
    expect(task).toBeDefined();
    await touch(page.locator(`main a[href="/task/${task.id}"]`).first());
    await page.getByRole('button', { name: 'Take a photo' }).last().waitFor();
    await photograph(page.locator('main input[capture]').last(), 'done.jpg');
    await touch(page.getByRole('button', { name: 'Close with 1 photo' }));
    await page.locator('main').getByText('Closed', { exact: true }).first().waitFor();
    expect(touches()).toBe(3);
    await untilSent(page);
    const closed = await ask(page, `/core/tasks/${task.id}`);
    expect(closed).toMatchObject({ status: 'closed', resolution_files: [{}] });
    expect(complaints).toEqual([]);
    await context.close();
  });
});
