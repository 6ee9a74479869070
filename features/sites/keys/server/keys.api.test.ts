import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assignmentEndpoints } from '#features/sites/assignments/contract';
import { jobEndpoints } from '#features/sites/jobs/contract';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { type Key, keyEndpoints, maxAdded } from '../contract/index.ts';
import { keysOfPerson } from './index.ts';

const { confirmKey, createKeys, getKey, handOverKeys, listJobKeys, listOwnKeys, transitionKey, updateKey } =
  keyEndpoints;

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;
let porter: Client;
let viewer: Client;
let stranger: Client;

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  [manager, supervisor, porter, viewer] = (await Promise.all(
    (['manager', 'supervisor', 'day-porter', 'viewer'] as const).map(acme.signIn),
  )) as [Client, Client, Client, Client];
  stranger = await started.rival.signIn('admin');
});
afterAll(() => app.close());

let serial = 0;

const add = async (more: object = {}): Promise<Key> => {
  serial += 1;
  const body = { job_id: acme.inScope.jobId, kind: 'key', label: `K ${serial}`, ...more } as const;
  const { payload, errors } = await manager.call(createKeys, { body });
  if (!payload?.rows[0]) throw new Error(JSON.stringify(errors));
  return payload.rows[0];
};

const transition = (client: Client, { id }: { id: number }, name: string, more: object = {}) =>
  client.send(transitionKey, { params: { id }, body: { transition: name, ...more } });

const held = async (userId = acme.users.supervisor, more: object = {}): Promise<Key> =>
  (await transition(manager, await add(more), 'hand_over', { user_id: userId })).payload;

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('adding keys', () => {
  it('adds one, and several that count up', async () => {
    const { payload } = await manager.call(createKeys, {
      body: {
        job_id: acme.inScope.jobId,
        building_id: acme.inScope.buildingId,
        kind: 'badge',
        label: 'B-09',
        opens: 'Loading dock',
        count: 3,
      },
    });
    expect(payload.rows.map(({ label }) => label)).toEqual(['B-09', 'B-10', 'B-11']);
    expect(payload.rows[0]).toMatchObject({
      job: { id: acme.inScope.jobId },
      building: { id: acme.inScope.buildingId },
      status: 'in_office',
      custody: null,
      lost: null,
      allowed_transitions: ['hand_over', 'report_lost', 'return_to_client', 'retire'],
      can: { update: true, confirm: false },
    });
  });

  it('refuses a label that another of the kind has at the job, whatever its case', async () => {
    await add({ label: 'Master 1' });
    const body = { job_id: acme.inScope.jobId, kind: 'key', label: 'MASTER 1', count: 2 } as const;
    const again = await manager.call(createKeys, { body });
    expect(again.status).toBe(422);
    expect(again.errors.label?.[0]).toContain('Master 1');
    expect((await manager.call(createKeys, { body: { ...body, kind: 'fob' } })).status).toBe(200);
  });

  it('lets a label be used again once its key is retired', async () => {
    const old = await add({ label: 'Vault' });
    await transition(manager, old, 'retire', { note: 'Lock was changed' });
    expect((await add({ label: 'Vault' })).id).not.toBe(old.id);
  });

  it('names every wrong field', async () => {
    const wrong = await manager.raw('POST', '/api/v1/core/keys', {
      job_id: 'x',
      kind: 'code',
      label: '',
      opens: 'x'.repeat(201),
      notes: 'x'.repeat(2001),
      count: maxAdded + 1,
      building_id: 0,
      pin: '1234',
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.errors).sort()).toEqual(
      ['building_id', 'count', 'job_id', 'kind', 'label', 'notes', 'opens', 'pin'].sort(),
    );
    const elsewhere = await manager.call(createKeys, {
      body: {
        job_id: acme.inScope.jobId,
        building_id: acme.outOfScope.buildingId,
        kind: 'key',
        label: 'x'.repeat(39),
        count: 12,
      },
    });
    expect(elsewhere.errors).toMatchObject({
      building_id: [expect.any(String)],
      label: [expect.any(String)],
    });
  });

  it('is for people who keep the site, at jobs they see', async () => {
    const body = { job_id: acme.inScope.jobId, kind: 'key', label: 'Mine' } as const;
    expect((await supervisor.call(createKeys, { body })).status).toBe(403);
    expect((await stranger.call(createKeys, { body })).status).toBe(404);
    const far = await (await acme.signIn('area-manager')).call(createKeys, {
      body: { ...body, job_id: acme.outOfScope.jobId },
    });
    expect(far.status).toBe(404);
  });
});

describe('saving a key', () => {
  it('changes what is known of it, and is refused when somebody saved meanwhile', async () => {
    const key = await add();
    const { id, updated_at } = key;
    const body = { kind: 'fob', label: 'F-1', opens: 'Garage', notes: 'Blue', updated_at } as const;
    const saved = await manager.call(updateKey, { params: { id }, body });
    expect(saved.payload).toMatchObject({ kind: 'fob', label: 'F-1', opens: 'Garage', notes: 'Blue' });
    const late = await manager.call(updateKey, { params: { id }, body: { ...body, notes: 'Red' } });
    expect(late).toMatchObject({ status: 409, code: 'stale', details: { current: { notes: 'Blue' } } });
    expect((await supervisor.call(updateKey, { params: { id }, body })).status).toBe(403);
    expect((await stranger.call(updateKey, { params: { id }, body })).status).toBe(404);
  });

  it('refuses the label of another, a building elsewhere, and a retired one', async () => {
    const [one, other] = [await add(), await add()];
    const { id, updated_at } = one;
    const wrong = await manager.call(updateKey, {
      params: { id },
      body: { kind: 'key', label: other.label, building_id: acme.outOfScope.buildingId, updated_at },
    });
    expect(Object.keys(wrong.errors).sort()).toEqual(['building_id', 'label']);
    const gone = (await transition(manager, one, 'retire', { note: 'Broken' })).payload;
    const after = await manager.call(updateKey, {
      params: { id },
      body: { kind: 'key', label: 'Back', updated_at: gone.updated_at },
    });
    expect(after).toMatchObject({ status: 409, code: 'key_retired' });
  });
});

describe('handing over', () => {
  it('gives it to a person, who confirms it once', async () => {
    const key = await held();
    expect(key).toMatchObject({
      status: 'held',
      custody: { user: { id: acme.users.supervisor, active: true }, acknowledged_at: null, overdue: false },
      custodies: [{ ended_at: null }],
    });
    const own = (await supervisor.call(listOwnKeys)).payload.find(({ id }) => id === key.id);
    expect(own).toMatchObject({
      can: { confirm: true, update: false },
      allowed_transitions: ['report_lost'],
    });
    const body = { custody_id: key.custody?.id ?? 0 };
    const params = { id: key.id };
    expect((await porter.call(confirmKey, { params, body })).status).toBe(403);
    expect((await stranger.call(confirmKey, { params, body })).status).toBe(404);
    const confirmed = await supervisor.call(confirmKey, { params, body });
    expect(confirmed.payload).toMatchObject({
      custody: { acknowledged_at: expect.any(String) },
      can: { confirm: false },
    });
    expect(await supervisor.call(confirmKey, { params, body })).toMatchObject({ code: 'key_confirmed' });
    const before = await supervisor.call(confirmKey, { params, body: { custody_id: body.custody_id + 999 } });
    expect(before).toMatchObject({ status: 409, code: 'key_not_yours' });
    expect((await viewer.call(confirmKey, { params, body })).status).toBe(403);
  });

  it('names every wrong field', async () => {
    const key = await add();
    const wrong = await transition(manager, key, 'hand_over', { due_on: inDays(-3), since: inDays(3) });
    expect(Object.keys(wrong.errors).sort()).toEqual(['due_on', 'since', 'user_id']);
    await sqlAs(app, acme, `update memberships set status = 'deactivated' where user_id = $1`, [
      acme.users.csr,
    ]);
    for (const user_id of [acme.users.csr, 99_999]) {
      expect((await transition(manager, key, 'hand_over', { user_id })).errors).toHaveProperty('user_id');
    }
    expect(
      (await transition(manager, key, 'report_lost', { note: 'ab', lost_on: inDays(5) })).errors,
    ).toMatchObject({
      note: [expect.any(String)],
      lost_on: [expect.any(String)],
    });
  });

  it('may have been before today, but not while somebody else held it', async () => {
    const key = await add();
    const first = await transition(manager, key, 'hand_over', {
      user_id: acme.users.supervisor,
      since: inDays(-30),
      due_on: inDays(-2),
    });
    expect(first.payload.custody).toMatchObject({ overdue: true, due_on: inDays(-2) });
    expect(first.payload.custody?.from_at.slice(0, 10)).toBe(inDays(-30));
    await transition(manager, key, 'return');
    const second = await transition(manager, key, 'hand_over', {
      user_id: acme.users['day-porter'],
      since: inDays(-10),
    });
    expect(second).toMatchObject({ status: 422, errors: { since: [expect.any(String)] } });
    expect((await manager.call(getKey, { params: { id: key.id } })).payload.status).toBe('in_office');
  });

  it('never has two holders, whoever is quicker', async () => {
    const key = await add();
    const answers = await Promise.all(
      [acme.users.supervisor, acme.users['day-porter'], acme.users.manager].map((user_id) =>
        transition(manager, key, 'hand_over', { user_id }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const insert = sqlAs(
      app,
      acme,
      `insert into key_custodies (organization_id, key_id, user_id, from_at) values ($1, $2, $3, now())`,
      [acme.organizationId, key.id, acme.users.manager],
    );
    await expect(insert).rejects.toThrow(/key_custodies_/);
  });

  it('goes from one person to another in one step, with both in the history', async () => {
    const key = await held();
    const after = await transition(manager, key, 'transfer', {
      user_id: acme.users['day-porter'],
      note: 'New route',
    });
    expect(after.payload).toMatchObject({
      custody: { user: { id: acme.users['day-porter'] } },
      custodies: [
        { user: { id: acme.users['day-porter'] }, ended_at: null },
        { user: { id: acme.users.supervisor }, ended_as: 'transferred', note: 'New route' },
      ],
    });
    const [now, then] = after.payload.custodies;
    expect(now?.from_at).toBe(then?.ended_at);
    const same = await transition(manager, key, 'transfer', { user_id: acme.users['day-porter'] });
    expect(same.errors).toHaveProperty('user_id');
  });

  it('is refused when the key was moved after the caller read it', async () => {
    const key = await held();
    await transition(manager, key, 'transfer', { user_id: acme.users['day-porter'] });
    const late = await transition(manager, key, 'transfer', {
      user_id: acme.users.manager,
      updated_at: key.updated_at,
    });
    expect(late).toMatchObject({ status: 409, code: 'stale' });
    expect(await transition(manager, key, 'hand_over', { user_id: acme.users.manager })).toMatchObject({
      status: 409,
      code: 'transition_refused',
    });
  });
});

describe('the life of a key', () => {
  it('is lost, found, given back to the client, taken back and retired', async () => {
    const key = await held();
    const lost = await transition(supervisor, key, 'report_lost', {
      note: 'Fell into the drain',
      lost_on: inDays(-1),
    });
    expect(lost.payload).toMatchObject({
      status: 'lost',
      custody: null,
      lost: { on: inDays(-1), note: 'Fell into the drain', by: { id: acme.users.supervisor } },
      custodies: [{ ended_as: 'lost' }],
    });
    expect((await transition(manager, key, 'find')).payload).toMatchObject({
      status: 'in_office',
      lost: null,
    });
    for (const [name, status] of [
      ['return_to_client', 'returned'],
      ['take_back', 'in_office'],
      ['retire', 'retired'],
    ] as const) {
      expect((await transition(manager, key, name, { note: 'As agreed' })).payload.status).toBe(status);
    }
    expect(await transition(manager, key, 'take_back')).toMatchObject({ status: 409 });
  });

  it('is moved by people who keep the site; a holder reports the own one lost', async () => {
    const key = await held();
    const note = { note: 'Not mine' };
    expect((await transition(supervisor, key, 'return')).status).toBe(403);
    expect(await transition(porter, key, 'report_lost', note)).toMatchObject({
      status: 409,
      code: 'key_not_yours',
    });
    expect((await transition(stranger, key, 'report_lost', note)).status).toBe(404);
    expect((await transition(await acme.signIn('nobody'), key, 'return')).status).toBe(403);
    const viewers = await held(acme.users.viewer);
    expect(viewers.custody?.user.id).toBe(acme.users.viewer);
    expect((await transition(viewer, viewers, 'report_lost', note)).status).not.toBe(200);
  });

  it('keeps what a device noted at the time', async () => {
    const key = await held(acme.users.supervisor);
    await sqlAs(
      app,
      acme,
      `update key_custodies set from_at = now() - interval '2 hours' where key_id = $1`,
      [key.id],
    );
    const device_at = new Date(Date.now() - 3_600_000).toISOString();
    const body = { custody_id: key.custody?.id ?? 0, device_at };
    const confirmed = await supervisor.call(confirmKey, { params: { id: key.id }, body });
    expect(Date.parse(confirmed.payload.custody?.acknowledged_at ?? '')).toBe(Date.parse(device_at));
    const ahead = await transition(supervisor, key, 'report_lost', {
      note: 'Gone',
      device_at: new Date(Date.now() + 3_600_000).toISOString(),
    });
    expect(ahead.errors).toHaveProperty('device_at');
  });

  it('stands in the audit log of the building in words', async () => {
    const key = await held();
    const rows = await sqlAs<{ action: string; changes: object; to_status: string }>(
      app,
      acme,
      `select action, changes, to_status from audit_log where entity = 'key' and entity_id = $1 order by id`,
      [key.id],
    );
    expect(rows).toMatchObject([
      { action: 'key.created', to_status: 'in_office', changes: { label: [null, key.label] } },
      { action: 'key.moved', to_status: 'held', changes: { holder: [null, acme.users.supervisor] } },
    ]);
  });
});

describe('who sees keys', () => {
  it('everybody who sees the job, and nobody else', async () => {
    const key = await held();
    for (const client of [supervisor, porter, viewer]) {
      const { payload } = await client.call(listJobKeys, { params: { id: acme.inScope.jobId } });
      expect(payload.find(({ id }) => id === key.id)).toMatchObject({ can: { update: false } });
      expect((await client.call(getKey, { params: { id: key.id } })).status).toBe(200);
    }
    expect((await stranger.call(getKey, { params: { id: key.id } })).status).toBe(404);
    expect((await stranger.call(listJobKeys, { params: { id: acme.inScope.jobId } })).status).toBe(404);
    expect((await supervisor.call(listJobKeys, { params: { id: acme.outOfScope.jobId } })).status).toBe(404);
    const nobody = await acme.signIn('nobody');
    expect((await nobody.call(listOwnKeys)).status).toBe(403);
  });

  it('also who holds one at a job out of sight by now, and reports that one lost', async () => {
    const far = await held(acme.users['day-porter'], { job_id: acme.outOfScope.jobId });
    expect((await supervisor.call(getKey, { params: { id: far.id } })).status).toBe(404);
    expect((await porter.call(getKey, { params: { id: far.id } })).status).toBe(200);
    expect((await porter.call(listOwnKeys)).payload.map(({ id }) => id)).toContain(far.id);
    const body = { custody_id: far.custody?.id ?? 0 };
    expect((await porter.call(confirmKey, { params: { id: far.id }, body })).status).toBe(200);
    expect((await transition(porter, far, 'report_lost', { note: 'On the bus' })).status).toBe(200);
    expect((await porter.call(getKey, { params: { id: far.id } })).status).toBe(404);
  });

  it('warns of lost and late ones at the job', async () => {
    const read = async () => {
      const { payload } = await supervisor.call(jobEndpoints.getJob, { params: { id: acme.inScope.jobId } });
      return Object.fromEntries(payload.warnings.map(({ warning, count }) => [warning, count]));
    };
    const before = await read();
    const late = await held();
    await sqlAs(app, acme, `update key_custodies set due_on = '2020-01-01' where key_id = $1`, [late.id]);
    const lost = await add();
    await transition(manager, lost, 'report_lost', { note: 'Gone' });
    const after = await read();
    expect(after).toEqual({
      lost_keys: (before.lost_keys ?? 0) + 1,
      overdue_keys: (before.overdue_keys ?? 0) + 1,
    });
    await transition(manager, lost, 'retire', { note: 'Lock was changed' });
    expect((await read()).lost_keys ?? 0).toBe(before.lost_keys ?? 0);
  });
});

describe('several at once', () => {
  it('go to one person; those that cannot are told of', async () => {
    const [one, two, gone] = [await add(), await add(), await held()];
    const body = { ids: [one.id, two.id, gone.id], user_id: acme.users['day-porter'], due_on: inDays(7) };
    const { payload } = await manager.call(handOverKeys, { body });
    expect(payload.done).toEqual([one.id, two.id]);
    expect(payload.failed).toEqual([
      { id: gone.id, label: gone.label, reason: expect.stringContaining('checked out') },
    ]);
    const { payload: after } = await manager.call(getKey, { params: { id: two.id } });
    expect(after.custody).toMatchObject({ due_on: inDays(7), user: { id: acme.users['day-porter'] } });
  });

  it('change nothing when one is out of sight, the person unknown, or ids repeat', async () => {
    const [near, far] = [await add(), await add({ job_id: acme.outOfScope.jobId })];
    const user_id = acme.users.supervisor;
    const areaManager = await acme.signIn('area-manager');
    const some = await areaManager.call(handOverKeys, { body: { ids: [near.id, far.id], user_id } });
    expect(some).toMatchObject({ status: 422, errors: { ids: [expect.any(String)] } });
    const nobody = await manager.call(handOverKeys, { body: { ids: [near.id], user_id: 99_999 } });
    expect(nobody.errors).toHaveProperty('user_id');
    for (const ids of [[], [near.id, near.id]])
      expect((await manager.call(handOverKeys, { body: { ids, user_id } })).errors).toHaveProperty('ids');
    expect((await supervisor.call(handOverKeys, { body: { ids: [near.id], user_id } })).status).toBe(403);
    expect((await stranger.call(handOverKeys, { body: { ids: [near.id], user_id } })).status).toBe(422);
    expect((await manager.call(getKey, { params: { id: near.id } })).payload.status).toBe('in_office');
  });
});

describe('when somebody leaves', () => {
  it('what the person still holds is listed, at all jobs, and counted in a replacement', async () => {
    const userId = acme.users['sales-rep'];
    await held(userId);
    const far = await held(userId, { job_id: acme.outOfScope.jobId });
    await transition(manager, await held(userId), 'return');
    const list = await app.database.withTenant(systemScope(acme.organizationId), (tenant) =>
      keysOfPerson(tenant, userId),
    );
    expect(list).toHaveLength(2);
    expect(list.at(-1)).toMatchObject({ id: far.id, label: far.label, job_id: acme.outOfScope.jobId });
    const plan = await manager.call(assignmentEndpoints.planReplacement, {
      params: { id: userId },
      query: { from_date: inDays(1) },
    });
    expect(plan.payload.holds.keys).toBe(2);
  });
});
