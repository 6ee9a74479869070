import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { asks, begin, giveAnswers, publishTemplate } from '../../../../../tests/api/harness/walk.ts';
import { answerEndpoints, inspectionEndpoints } from '../../contract/index.ts';

const { getAnswerHistory } = answerEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;
let stranger: Client;
let template: number;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  [admin, supervisor] = (await Promise.all((['admin', 'supervisor'] as const).map(acme.signIn))) as [
    Client,
    Client,
  ];
  stranger = await started.rival.signIn('admin');
  template = await publishTemplate(admin);
});
afterAll(() => app.close());

const history = (client: Client, id: number | string) => client.call(getAnswerHistory, { params: { id } });

it('tells both of two people, and what somebody thought again, but no answer that stands alone', async () => {
  const inspection = await begin(supervisor, acme, template);
  await giveAnswers(supervisor, inspection, { Floor: 'poor', Glass: 'good', Trash: 'excellent' });
  await giveAnswers(supervisor, inspection, { Trash: 'excellent' }, { comment: 'Emptied' });
  await giveAnswers(admin, inspection, { Floor: 'good' }, { comment: 'Mopped again' });
  await giveAnswers(supervisor, inspection, { Glass: 'poor' });
  const { status, payload } = await history(admin, inspection.id);
  expect(status).toBe(200);
  const of = (label: string) =>
    payload
      .filter(({ question_id }) => question_id === asks(inspection, label))
      .map(({ value, comment, answered_by }) => [value, comment, answered_by?.id]);
  const [mine, theirs] = [acme.users.supervisor, acme.users.admin];
  expect(of('Floor')).toEqual([
    ['good', 'Mopped again', theirs],
    ['poor', '', mine],
  ]);
  expect(of('Glass')).toEqual([
    ['poor', '', mine],
    ['good', '', mine],
  ]);
  expect(payload).toHaveLength(4);
});

it('is for those who inspect, in their scope', async () => {
  const { id } = await begin(supervisor, acme, template);
  expect((await history(supervisor, id)).payload).toEqual([]);
  expect((await history(await acme.signIn('csr'), id)).status).toBe(403);
  expect((await history(stranger, id)).status).toBe(404);
  expect((await history(supervisor, randomUUID())).status).toBe(404);
  const { jobId: job_id, buildingId: building_id } = acme.outOfScope;
  const { payload: far } = await admin.call(inspectionEndpoints.createInspection, {
    body: { template_id: template, job_id, building_id },
  });
  expect((await history(supervisor, far.id)).status).toBe(404);
  expect((await history(admin, far.id)).status).toBe(200);
});
