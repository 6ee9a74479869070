import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedTaskEndpoints } from '#features/tasks/tasks/contract';
import {
  addTask,
  type Client,
  type Company,
  createClient,
  seedCompany,
  startApp,
  type TestApp,
} from '../../tests/api/harness/index.ts';

let app: TestApp;
let acme: Company;
let manager: Client;
beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
  manager = await acme.signIn('manager');
});
afterAll(() => app.close());

const share = async () => {
  const { id } = await addTask(manager, acme.inScope);
  const { payload } = await manager.call(sharedTaskEndpoints.getTaskShareLink, { params: { id } });
  return { id, token: payload.token };
};

/** The answer to a stranger with this token in the cookie who opens the page of a record. */
const look = async (token: string | undefined, path: string) => {
  const stranger = createClient(app);
  if (token !== undefined) stranger.cookies['redirect-token'] = token;
  const answer = await stranger.raw('GET', `/api/v1/${path}`);
  return `${answer.status} ${answer.text}`;
};

describe('a wrong token', () => {
  it('is answered in one way, whatever is wrong with it or with the address', async () => {
    const [one, other] = [await share(), await share()];
    const wrong = await Promise.all([
      look(undefined, `acme/task/${one.id}`),
      look('garbage', `acme/task/${one.id}`),
      look('x'.repeat(3000), `acme/task/${one.id}`),
      look('\u00e9%ff', `acme/task/${one.id}`),
      look(other.token, `acme/task/${one.id}`),
      look(one.token, `rival/task/${one.id}`),
      look(one.token, `nobody-here/task/${one.id}`),
      look(one.token, `acme/task/series/${one.id}`),
      look(one.token, 'acme/task/999999'),
      look(one.token, 'acme/task/abc'),
      look(one.token, `${'a'.repeat(150)}/task/${one.id}`),
      look('garbage', 'acme/organization'),
    ]);
    expect(new Set(wrong).size).toBe(1);
    expect(wrong[0]).toMatch(/^401 /);
    expect(await look(one.token, `acme/task/${one.id}`)).toMatch(/^200 /);
  });

  it('leads to one page', async () => {
    const tokens = ['garbage', 'x', 'x'.repeat(43), 'x'.repeat(180), '%20', '..%2f', "'"];
    const answers = await Promise.all(tokens.map((token) => createClient(app).raw('GET', `/r/${token}`)));
    const outcomes = answers.map(({ status, headers }) => `${status} ${headers.location}`);
    expect(new Set(outcomes)).toEqual(new Set(['302 /not-found/link']));
  });
});
