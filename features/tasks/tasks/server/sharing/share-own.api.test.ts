import { beforeAll, expect, it } from 'vitest';
import { sharingEndpoints } from '#features/sites/sharing/contract';
import { addTask, type Client, type Company } from '../../../../../tests/api/harness/index.ts';
import { weekly } from '../../../../../tests/api/harness/recurrences.ts';
import { setUpSeries } from '../../../../../tests/api/harness/set-up-series.ts';
import { createSeries, readSeries } from '../../../../../tests/api/harness/task-series.ts';
import { sharedTaskEndpoints, taskEndpoints } from '../../contract/index.ts';

let acme: Company;
let supervisor: Client;
let porter: Client;

setUpSeries((given) => {
  ({ acme, supervisor } = given);
});
beforeAll(async () => {
  porter = await acme.signIn('day-porter');
});

const create = (client: Client, more: object = {}) =>
  addTask(client, acme.inScope, { description: 'Mop the dock', ...more });

const share = (client: Client, id: number) =>
  client.call(sharedTaskEndpoints.getTaskShareLink, { params: { id } });

const shareSeries = (client: Client, id: number) =>
  client.call(sharedTaskEndpoints.getSeriesShareLink, { params: { id } });

const revoke = (client: Client, id: number) =>
  client.call(sharingEndpoints.revokeShareLink, { params: { id } });

const canShare = async (id: number) =>
  (await porter.call(taskEndpoints.getTask, { params: { id } })).payload.can.share;

it('a day porter shares and revokes own and assigned tasks', async () => {
  const own = await create(porter);
  const assigned = await create(supervisor, { assignee_user_ids: [acme.users['day-porter']] });
  for (const { id } of [own, assigned]) {
    expect(await canShare(id)).toBe(true);
    const shared = await share(porter, id);
    expect(shared.status).toBe(200);
    expect((await revoke(porter, shared.payload.id)).status).toBe(200);
  }
});

it('but no others, which those who may change any task do', async () => {
  const { id } = await create(supervisor);
  expect(await canShare(id)).toBe(false);
  expect((await share(porter, id)).status).toBe(403);
  const link = (await share(supervisor, id)).payload;
  expect((await revoke(porter, link.id)).status).toBe(403);
  expect((await revoke(supervisor, link.id)).status).toBe(200);
});

it('the same with series', async () => {
  const own = await createSeries(porter, acme, weekly('2027-03-05', 5));
  const link = (await shareSeries(porter, own.id)).payload;
  expect((await revoke(porter, link.id)).status).toBe(200);
  const other = await createSeries(supervisor, acme, weekly('2027-03-05', 5));
  expect((await readSeries(porter, other.id)).can.share).toBe(false);
  expect((await shareSeries(porter, other.id)).status).toBe(403);
  const theirs = (await shareSeries(supervisor, other.id)).payload;
  expect((await revoke(porter, theirs.id)).status).toBe(403);
});
