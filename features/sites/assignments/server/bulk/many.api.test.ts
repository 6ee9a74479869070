import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import {
  assignmentEndpoints,
  type DutiesBefore,
  jobAssignmentEndpoints,
  manyAssignmentEndpoints,
} from '../../contract/index.ts';

const { changeAccessOfMany, changeDutiesOfMany, undoDutiesOfMany } = manyAssignmentEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let hidden: number;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
  hidden = acme.outOfScope.jobId;
});
afterAll(() => app.close());

const sees = async (who: 'csr' | 'day-porter' | 'supervisor', jobId: number) =>
  (await (await acme.signIn(who)).raw('GET', `/api/v1/job/${jobId}`)).status === 200;

describe('job access of several people', () => {
  const move = (ids: number[], action: 'add' | 'remove', client = admin, job_ids = [hidden]) =>
    client.call(changeAccessOfMany, { body: { ids, action, job_ids } });

  it('comes and goes, and a repeat changes nothing', async () => {
    const ids = [acme.users.supervisor, acme.users['day-porter']];
    for (const _ of [1, 2]) expect((await move(ids, 'add')).payload.failed).toEqual([]);
    expect(await sees('supervisor', hidden)).toBe(true);
    const { payload } = await admin.call(jobAssignmentEndpoints.listJobSiteAccess, {
      params: { id: acme.users['day-porter'] },
    });
    expect(payload.map(({ id }) => id)).toEqual([hidden]);
    expect((await move(ids, 'remove')).payload.done).toHaveLength(2);
    expect(await sees('supervisor', hidden)).toBe(false);
  });

  it('is refused for jobs out of sight, people of others and strangers', async () => {
    const ids = [acme.users.supervisor];
    expect((await move(ids, 'add', await acme.signIn('manager'))).status).toBe(200);
    await move(ids, 'remove');
    const theirs = await move(ids, 'add', admin, [rival.inScope.jobId]);
    expect([theirs.status, Object.keys(theirs.errors)]).toEqual([422, ['job_ids']]);
    expect((await move([rival.users.csr], 'add')).errors).toHaveProperty('ids');
    expect((await move(ids, 'add', await acme.signIn('csr'))).status).toBe(403);
    // An area manager may edit assignments, and sees one of the two jobs.
    const own = await move(ids, 'add', await acme.signIn('area-manager'));
    expect(own.errors).toHaveProperty('job_ids');
    const many = Array.from({ length: 200 }, (_, n) => n + 1);
    const { errors } = await move(many, 'add', admin, many.slice(0, 50));
    expect(errors).toHaveProperty('ids');
  });
});

describe('a duty of several people', () => {
  let assignment: number;
  beforeAll(async () => {
    const body = { name: 'Night lead', role_key: 'supervisor', is_notifiable: true, active: true } as const;
    assignment = (await admin.call(assignmentEndpoints.createAssignment, { body })).payload.id;
  });
  const dates = { from_date: null, to_date: null };
  const move = (ids: number[], action: 'add' | 'end', more: object = {}, client = admin) =>
    client.call(changeDutiesOfMany, {
      body: { ids, action, assignment_id: assignment, job_ids: [hidden], ...dates, ...more },
    });
  const held = async (id: number) =>
    (await admin.call(assignmentEndpoints.listUserAssignments, { params: { id } })).payload;

  it('is given once, gives sight, and ends', async () => {
    const ids = [acme.users.csr, acme.users.supervisor];
    for (const _ of [1, 2]) expect((await move(ids, 'add')).payload.failed).toEqual([]);
    expect(await held(acme.users.supervisor)).toHaveLength(1);
    expect(await sees('supervisor', hidden)).toBe(true);
    const ended = await move([...ids, acme.users['day-porter']], 'end');
    expect(ended.payload.done).toEqual(ids.toSorted((a, b) => a - b));
    expect(ended.payload.failed).toMatchObject([{ id: acme.users['day-porter'] }]);
    expect((await held(acme.users.csr))[0]?.to_date).not.toBeNull();
  });

  const undo = (before: DutiesBefore, client = admin, more: object = {}) =>
    client.call(undoDutiesOfMany, { body: { assignment_id: assignment, before, ...more } });

  it('is taken back once: given ones go, ended ones go on, and those ahead are there again', async () => {
    const [one, other] = [acme.users['sales-rep'], acme.users.scheduler];
    const job_ids = [acme.inScope.jobId, hidden];
    const given = (await move([one, other], 'add', { job_ids })).payload;
    expect([given.before.added.length, given.before.ended, given.before.removed]).toEqual([4, [], []]);
    await move([other], 'end', { job_ids: [hidden] });
    expect((await undo(given.before)).payload).toEqual({ undone: 3, kept: 1 });
    expect((await undo(given.before)).payload).toEqual({ undone: 0, kept: 4 });
    expect([(await held(one)).length, (await held(other)).length]).toEqual([0, 1]);

    await move([one], 'add', { job_ids: [hidden], from_date: '2026-01-01', to_date: '2027-12-31' });
    await move([one], 'add', { job_ids: [hidden], from_date: '2028-01-01' });
    const periods = async () =>
      (await held(one)).map(({ from_date, to_date, job_id }) => ({ from_date, to_date, job_id }));
    const before = await periods();
    const ended = (await move([one], 'end')).payload.before;
    expect([ended.added.length, ended.ended.length, ended.removed.length]).toEqual([0, 1, 1]);
    expect(await periods()).not.toEqual(before);
    expect((await undo(ended)).payload).toEqual({ undone: 2, kept: 0 });
    expect(await periods()).toEqual(before);
    // The period ahead is there already, and the running one was changed by the first undo.
    expect((await undo(ended)).payload).toEqual({ undone: 0, kept: 2 });
  });

  it('is taken back by the rules of giving and ending', async () => {
    const { csr, supervisor } = acme.users;
    const { before } = (await move([csr], 'add', { from_date: '2029-01-01', to_date: '2029-02-01' })).payload;
    const stranger = await rival.signIn('admin');
    expect((await undo(before, stranger)).errors).toHaveProperty('assignment_id');
    expect((await undo(before, await acme.signIn('csr'))).status).toBe(403);
    // What somebody else gave, or long ago, is history and can only be ended.
    expect((await undo(before, await acme.signIn('manager'))).payload).toEqual({ undone: 0, kept: 1 });
    await sqlAs(
      app,
      acme,
      `update job_site_assignment_users set created_at = now() - interval '1 day' where id = $1`,
      [before.added[0]?.id],
    );
    const [row] = await sqlAs<{ updated_at: string }>(
      app,
      acme,
      'select updated_at from job_site_assignment_users where id = $1',
      [before.added[0]?.id],
    );
    const old = { id: before.added[0]?.id ?? 0, updated_at: row?.updated_at ?? '' };
    expect((await undo({ added: [old], ended: [], removed: [] })).payload).toEqual({ undone: 0, kept: 1 });
    // An area manager sees one of the two jobs, and may not give themselves anything.
    const area = await acme.signIn('area-manager');
    const days = { from_date: '2030-01-01', to_date: null };
    const forged = [
      { job_id: hidden, user_id: supervisor, ...days },
      { job_id: acme.inScope.jobId, user_id: acme.users['area-manager'], ...days },
      { job_id: rival.inScope.jobId, user_id: supervisor, ...days },
      { job_id: acme.inScope.jobId, user_id: rival.users.csr, ...days },
    ];
    expect((await undo({ added: [], ended: [], removed: forged }, area)).payload.undone).toBe(0);
    const twice = await undo({ added: [old], ended: [{ ...old, to_date: null }], removed: [] });
    expect([twice.status, Object.keys(twice.errors)]).toEqual([422, ['before']]);
    const days2 = { ...days, to_date: '2029-01-01' };
    const wrong = await undo({ added: [], ended: [], removed: [{ job_id: hidden, user_id: csr, ...days2 }] });
    expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['to_date']]);
  });

  it('refuses whom the days of another period stop, and changes the others', async () => {
    const { csr, 'day-porter': porter } = acme.users;
    const first = { from_date: '2027-01-10', to_date: '2027-01-20' };
    await move([csr], 'add', first);
    const { payload } = await move([csr, porter], 'add', { from_date: '2027-01-15', to_date: '2027-02-01' });
    expect(payload.done).toEqual([porter]);
    expect(payload.failed[0]?.reason).toContain('already has the assignment');
  });

  it('names wrong days, an assignment that is unknown or not in use, and people who do not work here', async () => {
    const { errors } = await move([acme.users.csr], 'add', {
      from_date: '2027-02-01',
      to_date: '2027-01-01',
    });
    expect(Object.keys(errors)).toEqual(['to_date']);
    expect((await move([acme.users.csr], 'add', { assignment_id: 99_999 })).errors).toHaveProperty(
      'assignment_id',
    );
    expect((await move([rival.users.csr], 'add')).errors).toHaveProperty('ids');
    expect((await move([acme.users.csr], 'add', {}, await acme.signIn('csr'))).status).toBe(403);
  });
});
