import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Flag } from '#platform/contract/flags';
import { catalogue } from '#platform/contract/messages/catalogue';
import { readConfig } from '#platform/server/config';
import { openDatabase } from '#platform/server/db/database';
import { openEvents } from '#platform/server/events/open-events';
import { openFeed } from '#platform/server/events/open-feed';
import { bindAll } from '#platform/server/http/binding';
import { createServer } from '#platform/server/http/create-server';
import { makeCsrfToken } from '#platform/server/http/csrf';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { openMail } from '#platform/server/mail/open-mail';
import { openStorage } from '#platform/server/storage/open-storage';
import { addOrganization } from '#platform/server/testing/add-organization';
import { cloneDatabase, type TemplateDatabase } from '#platform/server/testing/clone-database';
import { type FileRecord, fileEndpoints, fileMessages } from '../../contract/index.ts';
import { fileHandlers } from '../handlers.ts';
import { defineFileWriters, onlyItsId } from '../record/define-file-writers.ts';
import { uploadHandlers, uploads } from './upload-endpoint.ts';

const person = (organizationId: number, userId: number, flags: Flag[] = []): Person => ({
  sessionId: 1,
  userId,
  organizationId,
  organizationSlug: `org-${organizationId}`,
  timeZone: 'America/New_York',
  name: 'Somebody',
  email: 'somebody@demo.test',
  superAdmin: false,
  impersonated: false,
  throughProvider: false,
  license: 'full',
  mustChangePassword: false,
  secondFactorDueAt: null,
  supportWritesUntil: null,
  flags: new Set(flags),
  seesAllJobs: true,
  locale: 'en',
});

export const people: { editor: Person; porter: Person; stranger: Person } = {
  editor: person(1, 1, ['canEditFiles']),
  porter: person(1, 1),
  stranger: person(2, 2, ['canEditFiles']),
};

/** Record 9 is out of scope for everyone. */
const owners = { test: async (_tenant: unknown, _person: unknown, id: number) => id !== 9 };

const writers = defineFileWriters({
  hold: onlyItsId,
  mayWrite: { attachment: ({ flags }) => flags.has('canEditFiles') },
  isOpen: 'always',
});

const headersOf = (who: string): Record<string, string> => {
  const token = makeCsrfToken(who);
  return { cookie: `session=${who}; XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
};

const openWiring = (dataDir: string, databaseUrl: string): Wiring => {
  const config = readConfig({ DATA_DIR: dataDir });
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  return {
    config,
    database: openDatabase({ url: databaseUrl }),
    storage: openStorage(config),
    mail: openMail(config, silent),
    sms: null,
    queue: {
      add: async () => {},
      addAlone: async () => {},
      retry: async () => {},
      discard: async () => {},
    },
    events: openEvents([]),
    feed: openFeed(databaseUrl, silent),
    build: 'test',
    clock: { now: () => new Date() },
    log: silent,
    say: catalogue([fileMessages]),
    authenticateShare: async () => undefined,
    authenticate: async (token) => (token in people ? people[token as keyof typeof people] : 'no-session'),
    recall: () => undefined,
  };
};

/** The feature behind the real server on a real database, with an endpoint that uploads. */
export const startFilesApp = async (migrated: TemplateDatabase) => {
  const clone = await cloneDatabase(migrated);
  for (const id of [1, 2]) await addOrganization(clone.ownerUrl, id);
  const dataDir = await mkdtemp(join(tmpdir(), 'cora-files-'));
  const wiring = openWiring(dataDir, clone.applicationUrl);
  const bindings = [
    ...bindAll(fileEndpoints, fileHandlers(owners, { test: writers }, {})),
    ...bindAll(uploads, uploadHandlers),
  ];
  const app = await createServer(bindings, wiring, { rateLimits: false });

  const get = (url: string, who: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url, headers: { ...headersOf(who), ...headers } });

  const send = (method: 'POST' | 'DELETE', url: string, who: string, payload?: object) =>
    app.inject({ method, url, headers: headersOf(who), payload });

  const upload = async (
    files: [string, Uint8Array][],
    fields: Record<string, string> = {},
    {
      who = 'editor',
      id = 5,
      headers = {},
    }: { who?: string; id?: number; headers?: Record<string, string> } = {},
  ) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    for (const [name, bytes] of files)
      data.append('files', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
    const body = new Response(data);
    const type = body.headers.get('content-type') ?? '';
    return app.inject({
      method: 'POST',
      url: `/api/v1/test/${id}/files`,
      headers: { ...headersOf(who), ...headers, 'content-type': type },
      payload: Buffer.from(await body.arrayBuffer()),
    });
  };

  const uploaded = async (...args: Parameters<typeof upload>): Promise<FileRecord[]> => {
    const answer = await upload(...args);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().payload;
  };

  const stored = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of wiring.storage.list('')) keys.push(key);
    return keys;
  };

  const stop = async (): Promise<void> => {
    await app.close();
    await wiring.database.close();
    await clone.drop();
    await rm(dataDir, { recursive: true });
  };
  return { wiring, get, send, upload, uploaded, stored, stop };
};

export type FilesApp = Awaited<ReturnType<typeof startFilesApp>>;
