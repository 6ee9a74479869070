import type { BrowserContext } from 'playwright-core';
import type { BadNetwork } from './bad-network.ts';
import { savedWords, tasksWith, untilSent } from './unsent.ts';

/** Number of tabs that are open at the same time. */
const together = 5;

type Given = { context: BrowserContext; network: BadNetwork; jobId: number; tabs: number };

export type Survived = { arrivedBefore: number; arrived: number; titles: string[] };

/** Saves in many tabs while no write reaches the server, closes each right after it says “saved”, and lets the writes
 * through when all are closed. Returns what the server has then. */
export const closeTabs = async ({ context, network, jobId, tabs }: Given): Promise<Survived> => {
  network.fate(() => 'cut');
  for (let round = 0; round < tabs; round += together) {
    const pages = await Promise.all(
      Array.from({ length: Math.min(together, tabs - round) }, async (_, at) => {
        const page = await context.newPage();
        await page.goto(`/tasks/create?job_id=${jobId}`);
        await page.getByLabel('Description').fill(`Closed at once ${round + at}.`);
        return page;
      }),
    );
    for (const page of pages) {
      await page.getByRole('button', { name: 'Save task' }).click();
      await page.getByText(savedWords).waitFor();
      await page.close();
    }
  }
  const arrivedBefore = network.arrived();
  network.fate(() => 'arrives');
  const page = await context.newPage();
  await page.goto('/tasks');
  await untilSent(page);
  const titles = (await tasksWith(page, 'Closed at once')).map(({ title }) => title);
  return { arrivedBefore, arrived: network.arrived(), titles };
};
