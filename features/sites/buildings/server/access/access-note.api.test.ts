import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobAssignmentEndpoints } from '#features/sites/assignments/contract';
import { jobEndpoints } from '#features/sites/jobs/contract';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { accessNoteEndpoints, buildingEndpoints } from '../../contract/index.ts';

const { readAccessNote, updateAccessNote } = accessNoteEndpoints;

const secret = 'Alarm 4711, key in the grey box';

let app: TestApp;
let acme: Company;
let manager: Client;
let supervisor: Client;
let stranger: Client;
let buildingId: number;

beforeAll(async () => {
  let rival: Company;
  ({ app, acme, rival } = await startWithCompanies());
  [manager, supervisor, stranger] = await Promise.all([
    acme.signIn('manager'),
    acme.signIn('supervisor'),
    rival.signIn('admin'),
  ]);
  buildingId = acme.inScope.buildingId;
});
afterAll(() => app.close());

const read = (client: Client, id = buildingId) => client.call(readAccessNote, { params: { id } });

const write = async (access_note: string, client = manager) => {
  const { updated_at } = (await read(manager)).payload;
  return client.call(updateAccessNote, { params: { id: buildingId }, body: { access_note, updated_at } });
};

const dutyFrom = async (from: string | null, to: string | null, role = 'supervisor') => {
  await sqlAs(app, acme, `delete from job_site_assignment_users`);
  await sqlAs(
    app,
    acme,
    `with duty as (insert into job_site_assignments (organization_id, name, role_key)
        values ($1, 'Night lead', $6) returning id)
      insert into job_site_assignment_users (organization_id, assignment_id, user_id, job_id, from_date, to_date)
      select $1, id, $2, $3, $4::date, $5::date from duty`,
    [acme.organizationId, acme.users.supervisor, acme.inScope.jobId, from, to, role],
  );
};

const traces = () =>
  sqlAs<{ action: string; actor_user_id: number; changes: object; note: string | null }>(
    app,
    acme,
    `select action, actor_user_id, changes, note from audit_log
      where building_id = $1 and action like 'building.access%' order by id`,
    [buildingId],
  );

describe('the access note', () => {
  it('is saved by those who edit job sites, and neither trace nor event holds its text', async () => {
    expect((await write(secret)).status).toBe(200);
    expect((await read(manager)).payload.access_note).toBe(secret);
    const [asked, changed, shown] = await traces();
    expect([asked?.action, changed?.action, shown?.action]).toEqual([
      'building.access-note-read',
      'building.access-note-changed',
      'building.access-note-read',
    ]);
    const kept = await sqlAs<{ found: number }>(
      app,
      acme,
      `select count(*)::int as found from (
        select to_jsonb(a)::text as words from audit_log a
        union all select to_jsonb(e)::text from events e
        union all select to_jsonb(i)::text from idempotency_keys i) kept where words like '%4711%'`,
    );
    expect(kept).toEqual([{ found: 0 }]);
    expect((await write(secret, supervisor)).status).toBe(403);
    expect((await write(secret, stranger)).status).toBe(404);
    expect((await write('x'.repeat(2001))).errors).toHaveProperty('access_note');
  });

  it('is shown to whoever holds a duty at a job of the building today, and each reading leaves a trace', async () => {
    expect((await read(supervisor)).status).toBe(403);
    await dutyFrom(null, '2020-01-01');
    expect((await read(supervisor)).status).toBe(403);
    await dutyFrom('2099-01-01', null);
    expect((await read(supervisor)).status).toBe(403);
    // A person with a viewer license does no work there.
    await dutyFrom('2020-01-01', null, 'viewer');
    expect((await read(supervisor)).status).toBe(403);
    await dutyFrom('2020-01-01', null);
    const before = (await traces()).length;
    const seen = await supervisor.call(buildingEndpoints.getBuilding, { params: { id: buildingId } });
    expect(seen.payload.can.read_access_note).toBe(true);
    expect(await traces()).toHaveLength(before);
    expect((await read(supervisor)).payload.access_note).toBe(secret);
    expect(await traces()).toHaveLength(before + 1);
    expect((await traces()).at(-1)).toEqual({
      action: 'building.access-note-read',
      actor_user_id: acme.users.supervisor,
      changes: {},
      note: null,
    });
    expect((await read(supervisor, acme.outOfScope.buildingId)).status).toBe(404);
    expect((await read(stranger)).status).toBe(404);
  });

  it('is in no other answer, and not kept by browsers', async () => {
    const { headers } = await read(manager);
    expect(headers['cache-control']).toContain('no-store');
    const answers = await Promise.all([
      manager.call(buildingEndpoints.getBuilding, { params: { id: buildingId } }),
      manager.call(buildingEndpoints.listBuildings, { query: { per_page: 0 } }),
      manager.call(jobEndpoints.getJob, { params: { id: acme.inScope.jobId } }),
      manager.call(jobEndpoints.listJobs, { query: { per_page: 0, include: 'buildings' } }),
      manager.call(jobEndpoints.listJobs, { query: { q: '4711' } }),
      manager.call(jobAssignmentEndpoints.listJobAssignments, { params: { id: acme.inScope.jobId } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter(({ text }) => text.includes('4711'))).toEqual([]);
    expect(answers[4]?.payload).toMatchObject({ rows: [] });
  });

  it('is not saved over a newer one; the refusal does not tell its text', async () => {
    const { updated_at } = (await read(manager)).payload;
    await write(`${secret}!`);
    const late = await manager.call(updateAccessNote, {
      params: { id: buildingId },
      body: { access_note: 'Mine', updated_at },
    });
    expect(late).toMatchObject({ status: 409, code: 'stale', details: { current: { id: buildingId } } });
    expect(late.text).not.toContain('4711');
    expect((await read(manager)).payload.access_note).toBe(`${secret}!`);
  });
});
