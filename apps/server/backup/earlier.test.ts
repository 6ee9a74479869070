import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { openStorage } from '#platform/server/storage/open-storage';
import { type Client, createClient, startApp, type TestApp } from '../../../tests/api/harness/index.ts';
import { restoreBackup } from './restore-backup.ts';

/** A backup of an earlier build, with a record of each kind, and what that build answered about them. It is never written
 * anew: what people have stored does not change with the code. Answers may have more in them than at that time. */
const read = async (name: string) =>
  JSON.parse(await readFile(join(import.meta.dirname, 'earlier', `${name}.json`), 'utf8'));

type Company = {
  /** When the backup was made. */
  at: string;
  /** Links that were mailed, with the pages that they open. */
  links: Record<string, string>;
  calendar: string;
  uids: string[];
  /** Calls that need no session. */
  open: string[];
  /** What people were told, by their address. */
  bells: Record<string, object>;
};

let app: TestApp;
let company: Company;

beforeAll(async () => {
  company = await read('company');
  const directory = await mkdtemp(join(tmpdir(), 'cora-earlier-'));
  for (const [name, bytes] of Object.entries<string>(await read('backup'))) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), Buffer.from(bytes, 'base64'));
  }
  const log = () => undefined;
  const fill = ({ ownerUrl, dataDir }: { ownerUrl: string; dataDir: string }) => {
    const storage = openStorage({ s3: undefined, dataDir });
    return restoreBackup({ ownerUrl, applicationUrl: undefined, storage, dataDir, directory, log });
  };
  app = await startApp({}, { fill });
  await rm(directory, { recursive: true });
  app.setNow(company.at);
});
afterAll(() => app?.close());

const signIn = async (email: string): Promise<Client> => {
  const client = createClient(app, 1);
  const body = { email, password: 'a-long-test-password' };
  const { status, text } = await app.bySystemClock(() => client.call(sessionEndpoints.login, { body }));
  expect(status, text).toBe(200);
  return client;
};

const expectAnswer = async (client: Client, address: string, answer: unknown): Promise<void> => {
  const { status, payload } = await client.raw('GET', address);
  expect.soft({ status, payload }, address).toMatchObject({ status: 200, payload: answer });
};

describe('a backup of an earlier build', () => {
  it('answers as it did then, to people with their passwords of then', async () => {
    const admin = await signIn('admin@maple.test');
    for (const [address, answer] of Object.entries(await read('answers')))
      await expectAnswer(admin, address, answer);
  });

  it('tells people what they were told then', async () => {
    for (const [email, bell] of Object.entries(company.bells))
      await expectAnswer(await signIn(email), '/api/v1/notifications', bell);
  });

  it('opens the links of its mails and the codes of its doors', async () => {
    for (const [link, page] of Object.entries(company.links)) {
      const stranger = createClient(app);
      expect((await stranger.raw('GET', link)).headers.location).toBe(page);
      expect((await stranger.raw('GET', `/api/v1${page}`)).status, page).toBe(200);
    }
    for (const call of company.open)
      expect((await createClient(app).raw('GET', call)).status, call).toBe(200);
  });

  it('names dates as calendars know them', async () => {
    const { text } = await createClient(app).raw('GET', company.calendar);
    expect(text.match(/^UID:.*$/gm)?.map((line) => line.trim())).toEqual(company.uids);
  });
});
