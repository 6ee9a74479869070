import { afterAll, beforeAll, expect, it } from 'vitest';
import { notificationEndpoints } from '#features/sites/notifications/contract';
import {
  type Client,
  type Company,
  runWork,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { keyEndpoints } from '../../contract/index.ts';

const { createKeys, handOverKeys, transitionKey } = keyEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies());
  manager = await acme.signIn('manager');
  supervisor = await acme.signIn('supervisor');
});
afterAll(() => app.close());

const add = async (label: string, count = 1, job_id = acme.inScope.jobId): Promise<number[]> => {
  const body = { job_id, kind: 'key', label, count } as const;
  return (await manager.call(createKeys, { body })).payload.rows.map(({ id }) => id);
};

const give = (id: number, user_id: number, transition: 'hand_over' | 'transfer' = 'hand_over') =>
  manager.call(transitionKey, { params: { id }, body: { transition, user_id } });

const bell = async (client: Client, language = 'en') => {
  await runWork(app, 'notifications');
  const headers = { 'accept-language': language };
  const { payload } = await client.call(notificationEndpoints.listNotifications, { headers });
  return payload.rows.map(({ title, text, link }) => ({ title, text, link }));
};

it('rings for who is handed a key, also at a site that is not in sight yet, and sends no mail', async () => {
  const [id] = await add('A-1', 1, acme.outOfScope.jobId);
  expect((await give(id ?? 0, acme.users.supervisor)).status).toBe(200);
  const [notice] = await bell(supervisor);
  expect(notice).toEqual({
    title: 'Key A-1 was handed to you',
    text: expect.stringContaining('J-2'),
    link: '/profile#keys',
  });
  expect((await bell(supervisor, 'es'))[0]?.title).toBe('Se le entregó: Llave A-1');
  const mails = await sqlAs(app, acme, 'select id from mails where user_id = $1', [acme.users.supervisor]);
  expect(mails).toEqual([]);
});

it('rings once for all that are handed over at once, and for who a key is passed on to', async () => {
  const ids = await add('B-1', 3);
  const before = (await bell(supervisor)).length;
  await manager.call(handOverKeys, { body: { ids, user_id: acme.users.supervisor } });
  const after = await bell(supervisor);
  expect([after.length - before, after[0]?.title]).toEqual([1, '3 keys were handed to you']);
  const porter = await acme.signIn('day-porter');
  await give(ids[0] ?? 0, acme.users['day-porter'], 'transfer');
  expect((await bell(porter))[0]?.title).toBe('Key B-1 was handed to you');
});

it('does not ring for what one hands to oneself, nor for a key that is back already', async () => {
  const [own, returned] = await add('C-1', 2);
  const before = [(await bell(manager)).length, (await bell(supervisor)).length];
  await give(own ?? 0, acme.users.manager);
  await give(returned ?? 0, acme.users.supervisor);
  const back = { params: { id: returned ?? 0 }, body: { transition: 'return' as const } };
  expect((await manager.call(transitionKey, back)).status).toBe(200);
  expect([(await bell(manager)).length, (await bell(supervisor)).length]).toEqual(before);
});
