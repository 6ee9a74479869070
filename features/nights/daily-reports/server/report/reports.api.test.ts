import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { type DailyReport, reportEndpoints } from '../../contract/index.ts';

const {
  startDailyReport,
  getDailyReport,
  saveDailyReport,
  updateDailyReport,
  saveDoorChecks,
  finalizeDailyReport,
  reopenDailyReport,
  deleteDailyReport,
  deleteFinalDailyReport,
} = reportEndpoints;

let app: TestApp;
let acme: Company;
let admin: Client;
let supervisor: Client;
let manager: Client;
let areaManager: Client;
let viewer: Client;
let porter: Client;
let stranger: Client;
let tenants: number[];

beforeAll(async () => {
  const started = await startWithCompanies();
  ({ app, acme } = started);
  [admin, supervisor, manager, areaManager, viewer, porter] = (await Promise.all(
    (['admin', 'supervisor', 'manager', 'area-manager', 'viewer', 'day-porter'] as const).map(acme.signIn),
  )) as [Client, Client, Client, Client, Client, Client];
  stranger = await started.rival.signIn('admin');
});
beforeEach(async () => {
  await sqlAs(app, acme, 'update daily_reports set deleted_at = now()');
  await sqlAs(app, acme, 'update building_tenants set deleted_at = now()');
  const rows = await sqlAs(
    app,
    acme,
    `insert into building_tenants (organization_id, building_id, name, suite, check_doors, move_out)
     select ${acme.organizationId}, ${acme.inScope.buildingId}, 'Tenant ' || n, (100 + n)::text, n < 4, case when n = 3
       then date '2020-01-01' end from generate_series(1, 4) n returning id`,
  );
  tenants = (rows as { id: number }[]).map(({ id }) => id);
});
afterAll(() => app.close());

const site = () => ({ job_id: acme.inScope.jobId, building_id: acme.inScope.buildingId });

const start = (client = supervisor, body: object = {}) =>
  client.call(startDailyReport, { body: { ...site(), ...body } });

const lock = (place_id: number, more: object = {}) => ({
  client_uuid: randomUUID(),
  kind: 'tenant' as const,
  place_id,
  result: 'locked' as const,
  checked_at: '23:10',
  ...more,
});

const enterDoorChecks = (client: Client, id: number | string, ...checks: object[]) =>
  client.send(saveDoorChecks, { params: { id }, body: { checks: checks } });

const say = (client: Client, id: number | string, body: object) =>
  client.call(updateDailyReport, { params: { id }, body });

const read = async (client: Client, id: number | string) =>
  (await client.call(getDailyReport, { params: { id } })).payload;

const finalize = (client: Client, id: number) => client.call(finalizeDailyReport, { body: { id } });

const final = async (): Promise<DailyReport> => {
  const { id } = (await start()).payload;
  await say(supervisor, id, { general_comments: { description: 'Quiet' } });
  return (await finalize(supervisor, id)).payload;
};

describe('the report of a night', () => {
  it('begins with its doors, and with what the services say of the night', async () => {
    await sqlAs(
      app,
      acme,
      `insert into job_services (organization_id, job_id, type, name, start_time, end_time, headcount)
       values (${acme.organizationId}, ${acme.inScope.jobId}, 'night-cleaning', 'Nights', '18:00', '02:00', 6)`,
    );
    const { status, payload } = await start();
    expect(status).toBe(200);
    expect(payload).toMatchObject({
      status: 'new',
      status_code: 1,
      type: 'night_cleaning',
      shift_start: '18:00',
      shift_end: '02:00',
      headcount: { planned: 6, present: null },
      doors: { required: 2, checked: 0, unlocked: 0 },
      supervisor: { id: acme.users.supervisor },
      allowed_transitions: ['finalize'],
      can: { update: true, delete: true },
    });
    expect(payload.checks.map(({ suite }) => suite)).toEqual(['101', '102']);
    expect(payload.timeline.map(({ action }) => action)).toEqual(['daily-report.created']);
  });

  it('is one, whoever begins it and however often, under all keys of all phones', async () => {
    const keys = [randomUUID(), randomUUID()];
    const [one, again] = [
      await start(supervisor, { client_uuid: keys[0] }),
      await start(supervisor, { client_uuid: keys[0] }),
    ];
    const other = await start(manager, { client_uuid: keys[1] });
    expect([again.payload.id, other.payload.id]).toEqual([one.payload.id, one.payload.id]);
    expect(other.payload.keys).toEqual(keys);
    await enterDoorChecks(manager, keys[1] ?? '', lock(tenants[0] ?? 0));
    expect((await read(supervisor, keys[0] ?? '')).doors.checked).toBe(1);
    expect((await start(supervisor, { type: 'special' })).payload.id).not.toBe(one.payload.id);
    expect((await start(supervisor, { report_date: '2026-01-05' })).payload.id).not.toBe(one.payload.id);
  });

  it('is named for ever by the key under which it began: no other night, type or site', async () => {
    const client_uuid = randomUUID();
    const { payload } = await start(supervisor, { client_uuid, report_date: '2026-01-04' });
    expect((await start(supervisor, { client_uuid, report_date: '2026-01-04' })).payload.id).toBe(payload.id);
    expect((await start(supervisor, { client_uuid })).payload.id).toBe(payload.id);
    for (const other of [{ report_date: '2026-01-03' }, { type: 'special' }])
      expect((await start(supervisor, { client_uuid, ...other })).errors).toHaveProperty('client_uuid');
  });

  it('is one also when many begin it at the same moment', async () => {
    const clients = [admin, manager, supervisor, areaManager, admin, supervisor];
    const answers = await Promise.all(clients.map((client) => start(client, { client_uuid: randomUUID() })));
    expect(answers.map(({ status }) => status)).toEqual(clients.map(() => 200));
    expect(new Set(answers.map(({ payload }) => payload.id)).size).toBe(1);
    expect((await read(admin, answers[0]?.payload.id ?? 0)).keys).toHaveLength(6);
  });

  it('says everything that does not fit', async () => {
    const wrong = await start(supervisor, {
      building_id: acme.outOfScope.buildingId,
      report_date: '2199-01-01',
    });
    expect([wrong.status, Object.keys(wrong.errors).sort()]).toEqual([422, ['building_id', 'report_date']]);
    const nightsAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    expect((await start(supervisor, { report_date: nightsAgo(403) })).errors).toHaveProperty('report_date');
    expect((await start(supervisor, { report_date: nightsAgo(399) })).status).toBe(200);
    expect((await start(supervisor, { type: 'monthly' })).errors).toHaveProperty('type');
    expect((await start(supervisor, { status: 'finalized' })).status).toBe(422);
  });

  it('is nobody’s business elsewhere', async () => {
    const { id } = (await start()).payload;
    expect((await start(supervisor, { job_id: acme.outOfScope.jobId })).status).toBe(404);
    expect((await start(viewer)).status).toBe(403);
    expect((await start(porter)).status).toBe(403);
    expect((await stranger.call(getDailyReport, { params: { id } })).status).toBe(404);
    expect((await enterDoorChecks(stranger, id, lock(tenants[0] ?? 0))).status).toBe(404);
    const outside = await start(admin, {
      job_id: acme.outOfScope.jobId,
      building_id: acme.outOfScope.buildingId,
    });
    expect((await supervisor.call(getDailyReport, { params: { id: outside.payload.id } })).status).toBe(404);
    expect((await viewer.call(getDailyReport, { params: { id } })).status).toBe(404);
    await say(supervisor, id, { general_comments: { description: 'Quiet' } });
    await finalize(supervisor, id);
    expect((await viewer.call(getDailyReport, { params: { id } })).payload.can.update).toBe(false);
  });
});

describe('a check', () => {
  it('is kept with every entry, and the later one stands however late it arrives', async () => {
    const { id } = (await start()).payload;
    const [door = 0] = tenants;
    const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();
    const first = lock(door, { device_at: at(30) });
    expect((await enterDoorChecks(supervisor, id, first)).payload.report.doors.checked).toBe(1);
    await enterDoorChecks(supervisor, id, first);
    await enterDoorChecks(
      manager,
      id,
      lock(door, { device_at: at(40), result: 'no_access', note: 'No key' }),
    );
    const unlocked = { result: 'found_unlocked', note: 'Stood open', checked_at: '23:40' };
    const { payload } = await enterDoorChecks(manager, id, lock(door, { device_at: at(20), ...unlocked }));
    expect(payload.checks[0]).toMatchObject({ ...unlocked, checked_by: { id: acme.users.manager } });
    expect(payload.checks[0]?.history.map(({ result }) => result)).toEqual([
      'no_access',
      'locked',
      'found_unlocked',
    ]);
    expect(payload.report.doors).toEqual({ required: 2, checked: 1, unlocked: 1 });
  });

  it('is of when it arrived where a device says that it waited for weeks', async () => {
    const { id } = (await start()).payload;
    const weeksAgo = new Date(Date.now() - 24 * 86_400_000).toISOString();
    const { payload } = await enterDoorChecks(supervisor, id, lock(tenants[0] ?? 0, { device_at: weeksAgo }));
    const [{ entered_at = null, received_at = null } = {}] = payload.checks;
    expect(Date.parse(entered_at ?? '')).toBe(Date.parse(received_at ?? ''));
    const off = { clock_offset_ms: -4_000_000_000_000 };
    const far = [
      await supervisor.call(saveDoorChecks, {
        params: { id },
        body: { checks: [lock(tenants[0] ?? 0)], ...off },
      }),
      await say(supervisor, id, { shift_start: '18:00', ...off }),
    ];
    for (const { status, errors } of far)
      expect([status, Object.keys(errors)]).toEqual([422, ['clock_offset_ms']]);
  });

  it('is refused whole, with what is wrong of each', async () => {
    const { id } = (await start()).payload;
    const [door = 0] = tenants;
    const { status, errors } = await enterDoorChecks(
      supervisor,
      id,
      lock(door, { result: 'found_unlocked' }),
      lock(door, { checked_at: null }),
      lock(door, { result: 'done' }),
      lock(999_999),
      lock(door),
    );
    expect([status, Object.keys(errors)]).toEqual([
      422,
      ['checks.0.note', 'checks.1.checked_at', 'checks.2.result', 'checks.3.place_id'],
    ]);
    expect(
      (await enterDoorChecks(supervisor, id, lock(door, { checked_at: '11:10 pm' }))).errors,
    ).toHaveProperty(['checks.0.checked_at']);
    expect((await read(supervisor, id)).doors.checked).toBe(0);
  });

  it('makes the report wait to become final once no door is left', async () => {
    const { id } = (await start()).payload;
    const [one = 0, two = 0] = tenants;
    expect((await enterDoorChecks(supervisor, id, lock(one))).payload.report.status).toBe('new');
    const { payload } = await enterDoorChecks(
      supervisor,
      id,
      lock(two, { result: null, checked_at: null, note: 'Floor closed' }),
    );
    expect(payload.report).toMatchObject({ status: 'pending', status_code: 2 });
  });
});

describe('what is said of the night', () => {
  it('is kept field by field: two people who say different things keep both', async () => {
    const { id } = (await start()).payload;
    await say(supervisor, id, { general_comments: { description: 'Quiet' } });
    const slip = await say(manager, id, { headcount: { planned: 1, present: 999 } });
    expect([slip.status, slip.errors]).toEqual([
      422,
      { 'headcount.present': ['That is far more than planned. Check both numbers.'] },
    ]);
    const { payload } = await say(manager, id, { headcount: { planned: 6, present: 5 } });
    expect(payload).toMatchObject({ general_comments: { description: 'Quiet' }, headcount: { present: 5 } });
    const late = { device_at: new Date(Date.now() - 600_000).toISOString() };
    const after = await say(supervisor, id, { headcount: { planned: 6, present: 4 }, ...late });
    expect(after.payload.headcount.present).toBe(5);
    expect(after.payload.timeline.at(-1)).toMatchObject({
      action: 'daily-report.superseded',
      changes: { headcount_present: [5, 4] },
    });
  });

  it('does not count as handed in once it is taken back and nothing else was said', async () => {
    const { id } = (await start()).payload;
    const write = async (description: string) =>
      (await say(supervisor, id, { general_comments: { description } })).payload;
    expect((await write('Quiet')).status).toBe('pending');
    const emptied = await write('');
    expect(emptied).toMatchObject({ status: 'new', submitted_at: null });
    expect(emptied.timeline.at(-1)).toMatchObject({
      action: 'daily-report.moved',
      from: 'pending',
      to: 'new',
    });
    await enterDoorChecks(supervisor, id, ...tenants.slice(0, 2).map((place) => lock(place)));
    expect((await write('')).status).toBe('pending');
    const open = { result: null, checked_at: null };
    await enterDoorChecks(supervisor, id, lock(tenants[0] ?? 0, open));
    expect((await read(supervisor, id)).status).toBe('new');
  });

  it('has to say something, also where there are no doors to check', async () => {
    await sqlAs(app, acme, 'update building_tenants set check_doors = false');
    const { id } = (await start()).payload;
    expect((await say(supervisor, id, { headcount: { planned: 2, present: 2 } })).payload.status).toBe('new');
    const said = await say(supervisor, id, { general_comments: { description: 'Quiet' } });
    expect(said.payload.status).toBe('pending');
  });

  it('is not saved over what somebody else has saved', async () => {
    const { id, updated_at } = (await start()).payload;
    expect((await say(supervisor, id, { alarm: { set: true, time: '23:55' }, updated_at })).status).toBe(200);
    expect((await say(manager, id, { alarm: { set: false, time: null }, updated_at })).status).toBe(409);
    const wrong = await say(manager, id, {
      shift_start: '6 pm',
      general_comments: { description: 'x'.repeat(5001) },
    });
    expect(Object.keys(wrong.errors).sort()).toEqual(['general_comments.description', 'shift_start']);
  });
});

describe('a report that is saved whole', () => {
  const save = (client: Client, nightly_report: object) =>
    client.call(saveDailyReport, { body: { ...site(), nightly_report } });

  it('has every door, or says which suites are left', async () => {
    const [one = 0, two = 0] = tenants;
    const half = await save(supervisor, {
      tenant_checks: [{ tenant_id: one, result: 'locked', checked_at: '23:10' }],
    });
    const refusal = 'a report cannot be saved until all tenant doors are checked or a note is added';
    expect([half.status, half.errors]).toEqual([422, { tenant_checks: [refusal] }]);
    expect(half.payload).toMatchObject({
      unchecked: [{ tenant_id: two, suite: '102', name: 'Tenant 2' }],
    });
    const comments = await save(supervisor, {
      general_comments: { description: 'Fire drill, nobody inside' },
    });
    expect(comments.payload).toMatchObject({ status: 'pending' });
    const again = await save(manager, {
      tenant_checks: [
        { tenant_id: one, result: 'locked', checked_at: '23:10' },
        { tenant_id: two, note: 'Being rebuilt' },
      ],
    });
    expect(again.payload).toMatchObject({ id: comments.payload.id, doors: { checked: 1 } });
    expect((await save(viewer, {})).status).toBe(403);
  });
});

describe('a report moves', () => {
  it('to final when nothing is left, and is not changed after that', async () => {
    const { id } = (await start()).payload;
    const left = await finalize(supervisor, id);
    expect([left.status, Object.keys(left.errors)]).toEqual([422, ['tenant_checks']]);
    await enterDoorChecks(supervisor, id, ...tenants.slice(0, 2).map((door) => lock(door)));
    const silent = 'at least one comment or photo to finalize';
    expect((await finalize(supervisor, id)).errors).toEqual({ general_comments: [silent] });
    await say(supervisor, id, {
      general_comments: { description: 'Quiet' },
      supplies_needed: [{ name: 'Liners', quantity: 2, requested: true }],
    });
    const { payload } = await finalize(supervisor, id);
    expect(payload).toMatchObject({
      status: 'finalized',
      finalized_by: { id: acme.users.supervisor },
      can: { update: false },
      allowed_transitions: ['reopen'],
      supplies_needed: [{ name: 'Liners', requested: true }],
    });
    expect((await finalize(supervisor, id)).status).toBe(409);
    expect((await enterDoorChecks(supervisor, id, lock(tenants[0] ?? 0))).status).toBe(409);
    expect((await say(supervisor, id, { shift_start: '18:00' })).status).toBe(409);
    expect((await start()).payload.id).toBe(id);
  });

  it('back by whoever began it, for a day, and later by those who may delete it', async () => {
    const { id } = await final();
    const reopen = (client: Client, reason = 'Forgot suite 101') =>
      client.call(reopenDailyReport, { body: { id, reason } });
    expect((await reopen(areaManager)).status).toBe(403);
    expect((await reopen(supervisor, '')).errors).toHaveProperty('reason');
    await sqlAs(
      app,
      acme,
      `update daily_reports set finalized_at = now() - interval '25 hours' where id = ${id}`,
    );
    expect((await reopen(supervisor)).status).toBe(403);
    const { payload } = await reopen(manager);
    expect(payload).toMatchObject({ status: 'pending', reopened: true, reopen_reason: 'Forgot suite 101' });
    const { payload: checked } = await enterDoorChecks(supervisor, id, lock(tenants[0] ?? 0));
    expect(checked.report.status).toBe('pending');
    expect((await read(supervisor, id)).timeline.at(-1)).toMatchObject({
      changes: { doors: [null, '101 Tenant 1'] },
    });
    await finalize(supervisor, id);
    expect((await reopen(supervisor)).status).toBe(200);
  });

  it('away, when it is final by those alone who may delete such', async () => {
    const { id } = await final();
    expect((await supervisor.call(deleteDailyReport, { params: { id } })).status).toBe(409);
    expect((await supervisor.call(deleteFinalDailyReport, { params: { id } })).status).toBe(403);
    expect((await manager.call(deleteFinalDailyReport, { params: { id } })).status).toBe(200);
    expect((await manager.call(getDailyReport, { params: { id } })).status).toBe(404);
    const anew = (await start()).payload;
    expect(anew.id).not.toBe(id);
    expect((await manager.call(deleteFinalDailyReport, { params: { id: anew.id } })).status).toBe(409);
    expect((await supervisor.call(deleteDailyReport, { params: { id: anew.id } })).status).toBe(200);
  });
});
