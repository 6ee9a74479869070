import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { actionLogEndpoints, entryEndpoints } from '../../contract/index.ts';

const { saveActionLog, getActionLog, finalizeActionLog, reopenActionLog } = actionLogEndpoints;
const { deleteActionLog, deleteFinalActionLog } = actionLogEndpoints;

// Nine in the morning in Denver.
const now = '2026-07-01T15:00:00Z';

let app: TestApp;
let acme: Company;
let people: Record<'admin' | 'manager' | 'supervisor' | 'day-porter' | 'csr' | 'viewer' | 'nobody', Client>;
let stranger: Client;

beforeAll(async () => {
  const started = await startWithCompanies({}, { now });
  ({ app, acme } = started);
  const who = ['admin', 'manager', 'supervisor', 'day-porter', 'csr', 'viewer', 'nobody'] as const;
  const clients = await Promise.all(who.map(acme.signIn));
  people = Object.fromEntries(who.map((one, at) => [one, clients[at]])) as typeof people;
  stranger = await started.rival.signIn('admin');
});
afterAll(() => app.close());

const site = () => ({ jobId: acme.inScope.jobId, buildingId: acme.inScope.buildingId });

const save = (body: object = {}, client = people['day-porter']) =>
  client.call(saveActionLog, { body: { ...site(), ...body } });

const note = (id: number, body: object = {}, client = people['day-porter']) =>
  client.call(entryEndpoints.addActionLogEntry, {
    body: { report_id: id, action_type: 'lobby', started_at: now, ...body },
  });

const finalize = (id: number, client = people['day-porter'], more: object = {}) =>
  client.call(finalizeActionLog, { body: { id, ...more } });

const status = async (client: Client, id: number | string) =>
  (await client.call(getActionLog, { query: { id } })).status;

/** A log of another day, ready to be finalized. */
const logOf = async (log_date: string, client = people['day-porter']) => {
  const { payload } = await save({ log_date, comment: 'Quiet day' }, client);
  await note(payload.id, { started_at: `${log_date}T18:00:00Z` }, client);
  return payload.id;
};

describe('a log', () => {
  it('begins today at the building, once for each porter and site', async () => {
    const { status: code, payload } = await save({ client_uuid: randomUUID() });
    expect(code).toBe(200);
    expect(payload).toMatchObject({
      status: 'new',
      status_code: 1,
      log_date: '2026-07-01',
      entry_count: 0,
      reopened: false,
      porter: { id: acme.users['day-porter'] },
      allowed_transitions: ['finalize'],
      can: { update: true, delete: false, delete_final: false, delete_entry: true },
    });
    expect(payload.timeline.map(({ action }) => action)).toEqual(['action-log.created']);
    expect((await save()).payload.id).toBe(payload.id);
    expect((await save({}, people.supervisor)).payload.id).not.toBe(payload.id);
  });

  it('is one when two devices begin it at once', async () => {
    const begun = await Promise.all(
      Array.from({ length: 8 }, () => save({ log_date: '2026-06-25', client_uuid: randomUUID() })),
    );
    expect(begun.map((one) => one.status)).toEqual(Array(8).fill(200));
    expect(new Set(begun.map(({ payload }) => payload.id)).size).toBe(1);
  });

  it('is one under the keys of both phones that began it without a connection', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const log_date = '2026-06-24';
    const first = await save({ log_date, client_uuid: one, comment: 'Quiet day' }, people.manager);
    // The second phone does not know of the first: its entry names its own key, and so does its finalize.
    const noted = await people.manager.call(entryEndpoints.addActionLogEntry, {
      body: {
        report_id: other,
        job_id: site().jobId,
        building_id: site().buildingId,
        log_date,
        action_type: 'lobby',
        started_at: `${log_date}T18:00:00Z`,
      },
    });
    expect(noted.payload).toMatchObject({ id: first.payload.id, keys: [one, other], client_uuid: one });
    const final = await people.manager.call(finalizeActionLog, { body: { id: other } });
    expect([final.status, final.payload.id]).toEqual([200, first.payload.id]);
    for (const id of [one, other]) expect(await status(people.manager, id)).toBe(200);
    expect(await status(stranger, other)).toBe(404);
  });

  it('goes on after midnight while the one of the day before is open', async () => {
    const late = await save({ log_date: '2026-06-30' });
    app.setNow('2026-07-01T08:30:00Z');
    expect((await save()).payload.id).toBe(late.payload.id);
    app.setNow(now);
    expect((await save()).payload.id).not.toBe(late.payload.id);
  });

  it('is refused with all that does not fit', async () => {
    const missing = await people.admin.raw('POST', '/api/v1/action-log-report/save', {
      shift_start: '8am',
      log_date: 'today',
      comment: 'x'.repeat(2001),
      status: 'finalized',
    });
    expect(missing.status).toBe(422);
    expect(Object.keys(missing.errors)).toEqual(
      expect.arrayContaining(['buildingId', 'jobId', 'shift_start', 'log_date', 'comment']),
    );
    expect((await save({ buildingId: acme.outOfScope.buildingId })).errors).toHaveProperty('buildingId');
    expect((await save({ log_date: '2026-07-02' })).errors).toHaveProperty('log_date');
    expect((await save({ log_date: '2026-06-23' })).errors).toHaveProperty('log_date');
    expect((await save({ device_at: '2026-07-01T16:00:00Z' })).errors).toHaveProperty('device_at');
    const own = await save({ client_uuid: randomUUID(), log_date: '2026-06-27' }, people.supervisor);
    const taken = { client_uuid: own.payload.client_uuid, log_date: '2026-06-28' };
    expect((await save(taken, people.admin)).errors).toHaveProperty('client_uuid');
    expect((await people.admin.raw('GET', '/api/v1/action-log-report')).errors).toHaveProperty('id');
    expect((await people.admin.raw('GET', '/api/v1/action-log/table-data')).errors).toHaveProperty('id');
  });

  it('takes what is said of the whole day, refused when it was changed since', async () => {
    const { payload } = await save({ log_date: '2026-06-29' });
    const first = await save({ id: payload.id, comment: 'Event', shift_start: '07:00' });
    expect(first.payload).toMatchObject({ status: 'pending', comment: 'Event', shift_start: '07:00' });
    const stale = await save({ id: payload.id, comment: 'Other', updated_at: payload.updated_at });
    expect([stale.status, stale.code]).toEqual([409, 'stale']);
    const elsewhere = await save({ id: payload.id, jobId: acme.outOfScope.jobId }, people.admin);
    expect(elsewhere.errors).toHaveProperty('jobId');
  });
});

describe('a log is seen and written', () => {
  it('in scope, by its status, and never by another company', async () => {
    const id = await logOf('2026-06-28');
    const who = [people.csr, people.supervisor, people.viewer, people.nobody, stranger];
    expect(await Promise.all(who.map((one) => status(one, id)))).toEqual([200, 200, 404, 403, 404]);
    await finalize(id);
    expect(await status(people.viewer, id)).toBe(200);
    const far = await save({ ...acme.outOfScope }, people.admin);
    expect(await status(people.supervisor, far.payload.id)).toBe(404);
    expect((await save({ ...acme.outOfScope })).status).toBe(404);
  });

  it('with the right to edit alone', async () => {
    const id = await logOf('2026-06-27');
    for (const client of [people.csr, people.viewer, people.nobody])
      expect((await save({}, client)).status).toBe(403);
    expect((await save({ id, comment: 'No' }, people.csr)).status).toBe(403);
    expect((await finalize(id, people.csr)).status).toBe(403);
    expect([(await finalize(id, stranger)).status, (await note(id, {}, stranger)).status]).toEqual([
      404, 404,
    ]);
    expect((await save({ id, comment: 'By the office' }, people.supervisor)).status).toBe(200);
  });
});

describe('a log becomes final', () => {
  it('with an entry, nothing running, and a comment or photo', async () => {
    const { id } = (await save({ log_date: '2026-06-26' })).payload;
    const empty = await finalize(id);
    expect(empty.status).toBe(422);
    expect(Object.keys(empty.errors).sort()).toEqual(['comment', 'entries']);
    expect(empty.errors.comment).toEqual(['at least one comment or photo to finalize']);
    await note(id, { started_at: '2026-06-26T18:00:00Z', running: true });
    expect((await finalize(id)).errors).toMatchObject({ entries: [expect.stringContaining('running')] });
    const entry = (await people['day-porter'].call(getActionLog, { query: { id } })).payload.entries[0];
    await people['day-porter'].call(entryEndpoints.stopActionLogEntry, {
      params: { id: entry?.client_uuid ?? '' },
      body: { ended_at: '2026-06-26T18:30:00Z' },
    });
    expect(Object.keys((await finalize(id)).errors)).toEqual(['comment']);
    await save({ id, comment: 'All done' });
    const { payload } = await finalize(id);
    expect(payload).toMatchObject({
      status: 'finalized',
      status_code: 3,
      can: { update: false },
      allowed_transitions: ['reopen'],
      finalized_by: { id: acme.users['day-porter'] },
    });
    expect((await note(id)).status).toBe(409);
    expect((await save({ id, comment: 'Later' })).status).toBe(409);
    expect((await finalize(id)).status).toBe(409);
  });

  it('once of two who finalize at the same time', async () => {
    const id = await logOf('2026-06-25', people.supervisor);
    const both = await Promise.all([finalize(id, people.supervisor), finalize(id, people.manager)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
  });

  it('and changeable again with a reason', async () => {
    const id = await logOf('2026-06-26', people.supervisor);
    await finalize(id, people.supervisor);
    const reopen = (client: Client, reason: string) =>
      client.call(reopenActionLog, { params: { id }, body: { reason } });
    expect((await reopen(people.manager, 'no')).errors).toHaveProperty('reason');
    expect((await reopen(people.csr, 'Wrong day')).status).toBe(403);
    expect((await reopen(stranger, 'Wrong day')).status).toBe(404);
    const { payload } = await reopen(people.manager, 'A photo is missing');
    expect(payload).toMatchObject({ status: 'pending', reopened: true, finalized_at: null });
    expect(payload.timeline.at(-1)).toMatchObject({ note: 'A photo is missing', from: 'finalized' });
    expect((await reopen(people.manager, 'A photo is missing')).status).toBe(409);
    const stale = await finalize(id, people.manager, { updated_at: '2026-06-26T18:00:00Z' });
    expect(stale.status).toBe(409);
  });
});

describe('a log is deleted', () => {
  const remove = (client: Client, id: number, final = false) =>
    client.call(final ? deleteFinalActionLog : deleteActionLog, { params: { id } });

  it('before it is final by one right, afterwards by another, and its trace keeps what it said', async () => {
    const open = await logOf('2026-06-24');
    expect((await remove(people['day-porter'], open)).status).toBe(403);
    expect((await remove(stranger, open)).status).toBe(404);
    expect((await remove(people.manager, open, true)).status).toBe(409);
    expect((await remove(people.supervisor, open)).status).toBe(200);
    expect(await status(people.admin, open)).toBe(404);
    const final = await logOf('2026-06-24');
    expect(final).not.toBe(open);
    await finalize(final);
    expect((await remove(people.supervisor, final)).status).toBe(409);
    expect((await remove(people.supervisor, final, true)).status).toBe(403);
    expect((await remove(people.manager, final, true)).status).toBe(200);
    const [trace] = await sqlAs<{ changes: { comment: unknown; entries: unknown[][] } }>(
      app,
      acme,
      `select changes from audit_log where entity = 'action-log' and entity_id = $1 and action = 'action-log.deleted'`,
      [final],
    );
    expect(trace?.changes.comment).toEqual(['Quiet day', null]);
    expect(trace?.changes.entries[0]).toHaveLength(1);
  });
});
