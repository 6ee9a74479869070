import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { ask } from './ask.ts';
import { keptOnDevice } from './kept-on-device.ts';

export const savedWords = 'Saved on this device';

/** Milliseconds. */
const timeout = 60_000;

/** Waits for the message of a finished save or, if the server takes longer than 1.5 s, for the one that says it is saved on
 * the device. */
export const untilSaved = (page: Page, done: string): Promise<void> =>
  page.getByText(done).or(page.getByText(savedWords)).first().waitFor();

/** Presses what saves, and sees that it is saved on the device. The message goes after five seconds: whoever waits for
 * something else first may miss it. */
export const seeSaved = async (page: Page, press: () => Promise<void>): Promise<void> => {
  await Promise.all([page.getByText(savedWords).first().waitFor(), press()]);
};

/** Number of writes on the device, of any person. */
export const held = async (page: Page): Promise<number> =>
  (await keptOnDevice(page, 'cora-outbox', 'writes')).length;

export const untilSent = async (page: Page): Promise<void> => {
  const since = performance.now();
  for (let left = await held(page); left > 0; left = await held(page)) {
    if (performance.now() - since > timeout) throw new Error(`${left} entries are not sent`);
    await pause(200);
  }
};

export type Listed = { id: number; number: number; title: string; status: string; photo_count: number };

/** Tasks of every status that match this text, as the server has them. */
export const tasksWith = async (page: Page, words: string): Promise<Listed[]> => {
  const statuses = 'open,in_progress,closed,scheduled,cancelled,completed,on_hold';
  const query = `status=${statuses}&per_page=100&q=${encodeURIComponent(words)}`;
  return (await ask(page, `/core/tasks?${query}`)).rows;
};
