import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './harness/axe.ts';
import { beginSharedJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { tooWide } from './harness/too-wide.ts';

const { visit } = beginSharedJourney();

const dialogOf = (page: Page) => page.getByRole('dialog');

/** The address of the shared page without its host, which is the configured one. */
const linkOf = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'More actions' }).last().click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  const link = await dialogOf(page).getByRole('textbox').first().inputValue();
  await page.keyboard.press('Escape');
  return new URL(link).pathname;
};

describe('a proposal', () => {
  let project: string;
  let link: string;

  it('is written from the scope and sent by the office', async () => {
    const { page, complaints } = await visit();
    await signIn(page, 'admin');
    const answer = await page.request.get('/api/v1/core/special-projects?status=draft');
    const { payload } = await answer.json();
    const found = payload.rows.find(({ title }: { title: string }) => title === 'Loading dock');
    project = `/special-project/${found.id}`;
    await page.goto(project);
    await page.getByRole('button', { name: 'Write proposal' }).click();
    await page.getByRole('menuitem', { name: 'From the scope of the project' }).click();
    await page.getByRole('heading', { level: 1, name: 'Proposal, version 1' }).waitFor();
    await page.getByRole('textbox', { name: 'Introduction' }).fill('As we saw it together on Monday.');
    await page.getByRole('checkbox', { name: 'Optional' }).nth(1).check();
    const paper = page.getByRole('region', { name: 'Text for the client' });
    await paper.getByText('As we saw it together').waitFor();
    await paper.getByText('$395.00').first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Draft saved.').waitFor();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await dialogOf(page).getByLabel('Other email addresses').fill('hill@client.test');
    await dialogOf(page).getByRole('button', { name: 'Send' }).click();
    await page.getByText('Sent', { exact: true }).first().waitFor();
    link = await linkOf(page);
    expect(complaints).toEqual([]);
  });

  it('says to a client whose visit is over that the link is to be opened again', async () => {
    const { context, page } = await visit({ screen: 'phone' });
    await page.goto(link);
    await page.getByRole('button', { name: 'Ask a question' }).click();
    await page.getByLabel('Your name').fill('Jane Hill');
    await page.getByLabel('Your question').fill('When do you begin?');
    await context.clearCookies({ name: 'redirect-token' });
    await page.getByRole('button', { name: 'Send question' }).click();
    await page.getByRole('heading', { level: 1, name: 'This link is not available' }).waitFor();
    expect(await page.getByText('Please log in').count()).toBe(0);
    await context.close();
  });

  it('is approved by its client on a phone', async () => {
    const { context, page, complaints } = await visit({ screen: 'phone' });
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Loading dock' }).waitFor();
    expect(await tooWide(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Approve $765.00' }).click();
    await dialogOf(page).getByRole('textbox').fill('Jane Hill');
    await dialogOf(page).getByRole('button', { name: 'Use typed name' }).click();
    // In the basement there is no reception: the page, the option and the signature stay.
    await context.setOffline(true);
    await dialogOf(page).getByRole('button', { name: 'Approve $765.00' }).click();
    await page.getByRole('alert').getByText('No connection').waitFor();
    await context.setOffline(false);
    const ofNetwork = complaints.splice(0);
    expect(ofNetwork.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await dialogOf(page).getByRole('button', { name: 'Approve $765.00' }).click();
    await page.getByText('Approved by Jane Hill').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('then shows the office who said yes, to what and for how much', async () => {
    const { page } = await visit();
    await signIn(page, 'admin');
    await page.goto(project);
    await page.getByText('Approved by Jane Hill').first().waitFor();
    await page.getByText('Agreed on $765.00').waitFor();
    await page.getByText('Pending', { exact: true }).first().waitFor();
    await page.getByRole('img', { name: 'Signature of Jane Hill' }).waitFor();
  });
});
