import { afterAll, beforeAll, expect, it } from 'vitest';
import { taskEndpoints } from '#features/tasks/tasks/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
  transitionTask,
} from '../../../../../tests/api/harness/index.ts';
import {
  begin,
  completed,
  publishTemplate,
  read,
  workedAnswers,
} from '../../../../../tests/api/harness/walk.ts';
import type { Inspection } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let supervisor: Client;
let porter: Client;
let stranger: Client;
let template: number;
let finished: Inspection;

const clean = Object.fromEntries(Object.keys(workedAnswers).map((label) => [label, 'excellent']));

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  supervisor = await acme.signIn('supervisor');
  porter = await acme.signIn('day-porter');
  stranger = await started.rival.signIn('admin');
  template = await publishTemplate(await acme.signIn('admin'));
  finished = await completed(supervisor, acme, template, clean);
});
afterAll(() => app.close());

const create = (client: Client, more: object, site: Company['inScope'] = acme.inScope) =>
  client.call(taskEndpoints.createTask, {
    body: {
      job_id: site.jobId,
      building_id: site.buildingId,
      description: 'Mend the lock that the walk found',
      type: 'deficiency',
      source: 'inspection',
      ...more,
    },
  });

it('a task may come from an inspection of its job, which then counts and follows it', async () => {
  const walk = await begin(supervisor, acme, template);
  const made = await create(supervisor, { related_type_id: walk.id });
  expect(made.payload).toMatchObject({ source: 'inspection', related_type_id: walk.id });
  expect(await read(supervisor, walk)).toMatchObject({ status: 'new', open_tasks: 1 });
  await transitionTask(supervisor, made.payload.id, 'close');
  expect(await read(supervisor, walk)).toMatchObject({ status: 'new', open_tasks: 0, task_count: 1 });
});

it('refuses an inspection that is missing, of another job or company, or out of sight', async () => {
  const of = async (client: Client, more: object, site?: Company['inScope']) => {
    const { status, errors } = await create(client, more, site);
    return [status, ...Object.keys(errors)];
  };
  const fromIt = { related_type_id: finished.id };
  expect(await of(supervisor, {})).toEqual([422, 'related_type_id']);
  expect(await of(supervisor, { related_type_id: 999_999 })).toEqual([422, 'related_type_id']);
  expect(await of(await acme.signIn('admin'), fromIt, acme.outOfScope)).toEqual([422, 'related_type_id']);
  expect(await of(supervisor, { ...fromIt, recurring_interval: 'week' })).toEqual([422, 'source']);
  expect(await of(stranger, fromIt)).toEqual([404]);
});

it('asks for the right to add tasks to inspections', async () => {
  const refused = await create(porter, { related_type_id: finished.id });
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['related_type_id']]);
  expect((await read(supervisor, finished)).open_tasks).toBe(0);
});
