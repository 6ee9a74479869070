import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import {
  assignmentEndpoints,
  jobAssignmentEndpoints,
  manyAssignmentEndpoints,
} from '../../contract/index.ts';

const { changeAccessOfMany, changeDutiesOfMany } = manyAssignmentEndpoints;

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

  it('refuses whom the days of another period stop, and changes the others', async () => {
    const { csr, 'day-porter': porter } = acme.users;
    const first = { from_date: '2027-01-10', to_date: '2027-01-20' };
    await move([csr], 'add', first);
    const { payload } = await move([csr, porter], 'add', { from_date: '2027-01-15', to_date: '2027-02-01' });
    expect(payload.done).toEqual([porter]);
    expect(payload.failed[0]?.reason).toContain('already holds the assignment');
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
