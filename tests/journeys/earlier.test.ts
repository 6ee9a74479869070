import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { beginJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { tasksWith, untilSent } from './harness/unsent.ts';

const { visit } = beginJourney();

/** What an earlier build kept on the device of a supervisor of the demo. Blobs are `{blob, type}`. It is never written
 * anew. */
type Device = {
  at: string;
  writes: object[];
  refused: object[];
  drafts: Record<string, object>;
};

let device: Device;

beforeAll(async () => {
  const text = await readFile(join(import.meta.dirname, 'earlier/device.json'), 'utf8');
  const since = Date.now() - Date.parse(JSON.parse(text).at);
  // The server refuses what was entered more than some days ago.
  device = JSON.parse(text, (_, value) =>
    /^\d{4}-\d\d-\d\dT\S+Z$/.test(value) ? new Date(Date.parse(value) + since).toISOString() : value,
  );
});

/** Makes the databases as the earlier build did, before any code of the product runs. */
const keep = (page: Page, { writes = [], drafts = {} }: Partial<Device>): Promise<void> =>
  page.evaluate(
    async ([written, drafted]) => {
      const revive = (value: unknown): unknown => {
        if (Array.isArray(value)) return value.map(revive);
        if (typeof value !== 'object' || value === null) return value;
        if ('blob' in value) {
          const { blob, type } = value as unknown as { blob: string; type: string };
          return new Blob([Uint8Array.from(atob(blob), (character) => character.charCodeAt(0))], { type });
        }
        return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, revive(of)]));
      };
      const open = (name: string, upgrade: (database: IDBDatabase) => void) =>
        new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open(name, 1);
          request.onupgradeneeded = () => upgrade(request.result);
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const put = (database: IDBDatabase, store: string, entries: [unknown, IDBValidKey?][]) =>
        new Promise<void>((resolve, reject) => {
          const transaction = database.transaction(store, 'readwrite');
          for (const [entry, key] of entries) transaction.objectStore(store).put(revive(entry), key);
          transaction.oncomplete = () => resolve(database.close());
          transaction.onerror = () => reject(transaction.error);
        });
      const outbox = await open('cora-outbox', (database) => {
        const store = database.createObjectStore('writes', { autoIncrement: true });
        store.createIndex('id', 'id', { unique: true });
        store.createIndex('owner', ['owner.user', 'owner.organization']);
      });
      await put(
        outbox,
        'writes',
        written.map((write) => [write]),
      );
      const kept = await open('cora-drafts', (database) => void database.createObjectStore('drafts'));
      await put(
        kept,
        'drafts',
        Object.entries(drafted).map(([key, draft]) => [draft, key]),
      );
    },
    [writes, drafts] as const,
  );

/** An open task of the person that a photo and a press can close. */
const taskToClose = async (page: Page): Promise<number> => {
  const { rows } = await ask(page, '/core/tasks?status=open&mine=true&source=task');
  for (const { id } of rows) {
    const { require_signature, allowed_transitions } = await ask(page, `/core/tasks/${id}`);
    if (!require_signature && allowed_transitions.includes('begin')) return id;
  }
  throw new Error('no own task to close');
};

/** The task of the stored writes is another one when the demo is made on another day. */
const withTask = (writes: object[], id: number): object[] =>
  JSON.parse(JSON.stringify(writes).replaceAll(/(?<="(?:id|number)":|"task )429\b/g, String(id)));

const signedIn = async (): Promise<Page> => {
  const { page } = await visit();
  await signIn(page, 'supervisor');
  await page.goto('/favicon.ico');
  return page;
};

it('sends what waits, each once and in its order, with photos', async () => {
  const page = await signedIn();
  const task = await taskToClose(page);
  await keep(page, { writes: withTask(device.writes, task) });
  await page.goto('/tasks');
  await untilSent(page);
  expect(await tasksWith(page, 'Seen from below.')).toMatchObject([{ photo_count: 1 }]);
  const { status, resolution_files } = await ask(page, `/core/tasks/${task}`);
  expect([status, resolution_files.length]).toEqual(['closed', 1]);
  await page.context().close();
});

it('opens a refused entry with all that was entered, and sends it when it is put right', async () => {
  const page = await signedIn();
  await keep(page, { writes: device.refused });
  await page.goto('/tasks');
  await page.getByRole('button', { name: '1 unsent', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Not sent yet' });
  await panel.getByText('New task: Refused at first.').waitFor();
  await panel.getByText('CO1006 Copperline Center').waitFor();
  await panel.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Requested by').waitFor();
  expect(await page.getByLabel('Requested by').inputValue()).toBe('The tenant');
  await page.locator('main img[alt="Photo 1"]').waitFor();
  await page.getByLabel('Description').fill('Put right.');
  await page.getByRole('button', { name: 'Save task' }).click();
  await untilSent(page);
  expect(await tasksWith(page, 'Put right.')).toMatchObject([{ photo_count: 1 }]);
  await page.context().close();
});

it('restores what was begun in a form', async () => {
  const page = await signedIn();
  await keep(page, { drafts: device.drafts });
  await page.goto('/tasks/create');
  await page.getByText('was restored').waitFor();
  expect(await page.getByLabel('Description').inputValue()).toBe('Begun below.');
  await page.locator('main img[alt="Photo 1"]').waitFor();
  await page.context().close();
});

it('opens addresses of mails and bookmarks as they were meant', async () => {
  const page = await signedIn();
  await page.goto('/job/6?tab=keys');
  await page.getByRole('tab', { name: /^Keys/, selected: true }).waitFor();
  await page.goto('/tasks?view=list&priority=high&job_id=6');
  await page.getByRole('button', { name: 'Remove filter: Priority: High' }).waitFor();
  await page.goto(`/task/${await taskToClose(page)}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.context().close();
});
