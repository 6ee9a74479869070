import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { axeFaults } from './harness/axe.ts';
import { beginSharedJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { tooWide } from './harness/too-wide.ts';

const { visit } = beginSharedJourney();

type Plan = {
  id: number;
  job: { id: number; job_number: string; job_name: string };
  planned_on: string;
  inspector: { id: number; name: string } | null;
  inspection: { status: string } | null;
};

type Schedule = { today: string; plans: Plan[] };

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const scheduleOf = async (page: Page): Promise<Schedule> =>
  ask(page, `/quality/inspections/schedule?from=${inDays(-1)}&to=${inDays(14)}`);

it('a plan is moved to an inspector and to today, who begins it on a phone in Spanish and fulfils it', async () => {
  const phone = await visit({ screen: 'phone', locale: 'es' });
  const field = phone.page;
  await signIn(field, 'supervisor');
  const { today, plans } = await scheduleOf(field);
  const plan = plans.find(
    ({ planned_on, inspector, inspection }) =>
      planned_on > today && inspector?.name !== 'Selma Brightbroom' && !inspection,
  );
  if (!plan) throw new Error('the demo has no plan to move');
  const site = `${plan.job.job_number} ${plan.job.job_name}`;

  const office = await visit();
  const { page } = office;
  await signIn(page, 'admin');
  await page.goto(`/quality/inspections/schedule?view=month&day=${plan.planned_on}`);
  await page.getByRole('button', { name: `Actions for ${site}` }).click();
  await page.getByRole('menuitem', { name: 'Move to…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Planned for').fill(today);
  await dialog.getByLabel('Inspector').selectOption({ label: 'Selma Brightbroom' });
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Move inspection' }).click();
  await page.getByText(`${site} is planned for`).waitFor();

  await field.goto('/quality/inspections/schedule');
  const day = field.getByRole('region', { name: /Hoy$/ });
  await day.getByRole('link', { name: site }).waitFor();
  expect(await tooWide(field)).toBe(0);
  expect(await axeFaults(field)).toEqual([]);
  await day.getByRole('button', { name: `Acciones de ${site}` }).click();
  await field.getByRole('menuitem', { name: 'Comenzar inspección' }).click();
  await field.waitForURL(({ pathname }) => pathname === '/quality/inspections/create');
  await field.getByRole('radio').first().click();
  await field.getByRole('button', { name: 'Comenzar inspección' }).click();
  await field.locator('[data-question]').first().waitFor();

  await expect
    .poll(async () => (await scheduleOf(page)).plans.find(({ id }) => id === plan.id))
    .toMatchObject({
      planned_on: today,
      inspector: { name: 'Selma Brightbroom' },
      inspection: { status: 'new' },
    });
  await page.goto('/quality/inspections/schedule');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: site }) });
  await card.getByText('In progress').waitFor();
  expect(await card.getByRole('button').count()).toBe(0);
  expect([office.complaints, phone.complaints]).toEqual([[], []]);
});
