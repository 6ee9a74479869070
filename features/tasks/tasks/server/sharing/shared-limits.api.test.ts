import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Company, seedCompany, startApp, type TestApp } from '../../../../../tests/api/harness/index.ts';
import { sharedTaskEndpoints, taskEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;

beforeAll(async () => {
  app = await startApp({}, { rateLimits: true });
  acme = await seedCompany(app, 'acme');
});
afterAll(() => app.close());

const limit = 60;

const statuses = async (url: string, remoteAddress: string, token = 'garbage'): Promise<number[]> => {
  const all: number[] = [];
  for (let n = 0; n <= limit; n += 1) {
    const cookies = { 'redirect-token': token };
    all.push((await app.server.inject({ url, remoteAddress, cookies })).statusCode);
  }
  return all;
};

it('a stranger gets 60 looks a minute, and others theirs', async () => {
  const supervisor = await acme.signIn('supervisor');
  const { jobId: job_id, buildingId: building_id } = acme.inScope;
  const { id } = (
    await supervisor.call(taskEndpoints.createTask, {
      body: { job_id, building_id, description: 'Mop the dock', type: 'request' },
    })
  ).payload;
  const { token } = (await supervisor.call(sharedTaskEndpoints.getTaskShareLink, { params: { id } })).payload;
  const url = `/api/v1/acme/task/${id}`;
  expect(await statuses(url, '203.0.113.1', token)).toEqual([...Array(limit).fill(200), 429]);
  const cookies = { 'redirect-token': token };
  const neighbour = await app.server.inject({ url, remoteAddress: '203.0.113.2', cookies });
  expect(neighbour.statusCode).toBe(200);
});

it('whoever guesses is stopped as early', async () => {
  expect((await statuses('/api/v1/acme/task/1', '203.0.113.3')).at(-1)).toBe(429);
  expect((await statuses('/r/garbage', '203.0.113.4')).at(-1)).toBe(429);
});
