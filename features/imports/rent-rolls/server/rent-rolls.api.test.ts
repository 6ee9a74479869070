import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runImport } from '#features/imports/imports/server';
import { floorEndpoints, occupancyEndpoints } from '#features/sites/buildings/contract';
import { systemScope } from '#platform/server/http/person';
import {
  type Client,
  type Company,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { rentRollEndpoints as endpoints, type RentRollMapping } from '../contract/index.ts';
import { rentRoll } from './rent-roll.ts';

let app: TestApp;
let company: Company;
let admin: Client;
let made = 0;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  made += 1;
  company = await seedCompany(app, `rents-${made}`);
  admin = await company.signIn('admin');
});

const header = 'Job number,Floor,Suite,Tenant,Sq ft,Move in,Move out,Contact,Email,Doors';

const upload = async (lines: readonly string[], who = admin) => {
  const file = new Blob([[header, ...lines].join('\n')]);
  return who.call(endpoints.uploadRentRoll, { files: [{ field: 'file', file, name: 'roll.csv' }] });
};

type Record = Awaited<ReturnType<typeof upload>>['payload'];

const mappingOf = (record: Record, given: Partial<RentRollMapping> = {}): RentRollMapping => ({
  ...record.mapping,
  vacant_since: '2026-01-01',
  ...given,
});

const preview = async (lines: readonly string[], given: Partial<RentRollMapping> = {}) => {
  const { payload: record } = await upload(lines);
  const body = { mapping: mappingOf(record, given) };
  return admin.call(endpoints.previewRentRoll, { params: { id: record.id }, body });
};

const read = async (id: number) => (await admin.call(endpoints.getRentRoll, { params: { id } })).payload;

const importAll = async (lines: readonly string[], given: Partial<RentRollMapping> = {}, who = admin) => {
  const { payload: record } = await upload(lines, who);
  const body = { mapping: mappingOf(record, given) };
  const answer = await who.call(endpoints.runRentRoll, { params: { id: record.id }, body });
  expect(answer.status, answer.text).toBe(200);
  await runImport(
    app.wiring,
    { [rentRoll.name]: rentRoll },
    { organizationId: company.organizationId, importId: record.id, userId: company.users.admin },
  );
  return read(record.id);
};

const rowsOf = async (id: number) =>
  (await admin.call(endpoints.listRentRollRows, { params: { id } })).payload.rows;

const undo = (id: number) => admin.call(endpoints.undoRentRoll, { params: { id }, body: {} });

const query = <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  app.database.withTenant(systemScope(company.organizationId), (tenant) =>
    tenant.query({ text, values, row: z.custom<T>() }),
  );

const tenants = () =>
  admin.call(occupancyEndpoints.listBuildingTenants, { query: { building_id: company.inScope.buildingId } });
const vacancies = () =>
  admin.call(occupancyEndpoints.listVacancies, { query: { building_id: company.inScope.buildingId } });

const roll = [
  'J-1,3,300,Cobalt & Finch Law,"4,200 sf",1/5/2025,,Dana Finch,DANA@example.test,yes',
  'J-1,3-4,310,Marigold Dental,2100,,12/31/2027,,,no',
  'J-1,5,,Vacant FF,9000,2026-02-01,,,,',
  'J-1,3,320,Vacante,800,,,,,',
];

describe('a preview', () => {
  it('shows what becomes of every row, with the floors that will be added', async () => {
    const { status, payload } = await preview([
      ...roll,
      'J-1,3,300,COBALT & FINCH LAW,1,,,,,',
      'J-1,999,1,Too High,1,,,,,',
      'J-9,3,1,Lost,1,,,,,',
      'J-1,Mezzanine,1,Between,1,,,,,',
      'J-1,5,500,On a vacant floor,1,2026-03-01,,,,',
      'J-1,5,501,Left before,1,,2025-12-31,,,',
      'J-1,4,,Vacant FF,1000,,,,,',
      'J-1,6,,Vacant PF,,,,,,',
    ]);
    expect(status).toBe(200);
    expect(payload.counts).toEqual({
      created: 5,
      updated: 0,
      duplicate: 1,
      invalid: 6,
      left_out: 0,
      warnings: 3,
    });
    expect(
      payload.rows.map(({ outcome, reasons, warnings }) => [
        outcome,
        ...[...reasons, ...warnings].map(({ message }) => message),
      ]),
    ).toEqual([
      ['created', 'Will be added to the building: 3.'],
      ['created', 'Will be added to the building: 4.'],
      ['created', 'Will be added to the building: 5.'],
      ['created'],
      ['duplicate', 'Line 2 is for the same record and is used. Differences in this row are ignored.'],
      ['invalid', 'Floor 999 is too high or too low for this building.'],
      ['invalid', 'There is no building J-9.'],
      ['invalid', 'Mezzanine is no floor of this building.'],
      ['invalid', 'Recorded as a full-floor vacancy: 5. End the vacancy first.'],
      ['created'],
      ['invalid', 'A full-floor vacancy needs an empty floor. Still there: Marigold Dental.'],
      ['invalid', 'A vacancy needs its square feet.'],
    ]);
    expect(payload.rows.map(({ cleaned }) => cleaned.vacancy_kind).slice(0, 4)).toEqual(['', '', 'FF', 'PF']);
    expect((await tenants()).payload).toEqual([]);
  });

  it('takes no more vacancies than a floor has square feet', async () => {
    await importAll(roll);
    await app.database.withTenant(systemScope(company.organizationId), (tenant) =>
      tenant.query({
        text: "update floors set cleanable_sqft = 1000 where organization_id = $1 and label = '3'",
        values: [company.organizationId],
      }),
    );
    const { payload } = await preview([
      'J-1,3,330,Vacante,150,2026-03-01,,,,',
      'J-1,3,340,Vacante,100,2026-04-01,,,,',
    ]);
    expect(
      payload.rows.map(({ outcome, reasons }) => [outcome, ...reasons.map(({ message }) => message)]),
    ).toEqual([
      ['created'],
      ['invalid', 'The floor has 1000 sq ft: with its other vacancies this is 50 sq ft too many.'],
    ]);
  });

  it('knows tenants by building, suite and name', async () => {
    await importAll(roll);
    const again = await preview(roll);
    expect(again.payload.counts).toMatchObject({ created: 0, duplicate: 4 });
    const changed = roll.map((line) => line.replace('"4,200 sf"', '4300').replace('800,', '850,'));
    const updating = await preview(changed, { existing: 'update' });
    const counts = { created: 0, updated: 2, duplicate: 2, invalid: 0, left_out: 0, warnings: 0 };
    expect(updating.payload.counts).toEqual(counts);
  });

  it('is refused with every fault of the mapping at once', async () => {
    const { status, errors } = await preview(roll, { columns: { suite: 'Nowhere' }, building_id: null });
    expect([status, Object.keys(errors).sort()]).toEqual([
      422,
      ['mapping.building_id', 'mapping.columns.suite', 'mapping.columns.tenant_name'],
    ]);
    const stranger = await seedCompany(app, `rents-other-${made}`);
    const strange = await preview(roll, { building_id: stranger.inScope.buildingId });
    expect([strange.status, Object.keys(strange.errors)]).toEqual([422, ['mapping.building_id']]);
  });
});

const createVacancy = async (floorId: number, from: string): Promise<void> => {
  const body = {
    building_id: company.inScope.buildingId,
    floor_id: floorId,
    sqft: 9000,
    kind: 'FF' as const,
    from,
  };
  expect((await admin.call(occupancyEndpoints.createVacancy, { body })).status).toBe(200);
};

/** Runs an import that was started, as the queue does. */
const runWaiting = (importId: number): Promise<void> =>
  runImport(
    app.wiring,
    { [rentRoll.name]: rentRoll },
    { organizationId: company.organizationId, importId, userId: company.users.admin },
  );

describe('a run', () => {
  it('makes floors, tenants and vacancies', async () => {
    const done = await importAll(roll);
    expect(done).toMatchObject({ status: 'done', created_rows: 4, skipped_rows: 0, failed_rows: 0 });
    const { payload: found } = await tenants();
    expect(found).toMatchObject([
      {
        name: 'Cobalt & Finch Law',
        suite: '300',
        sqft: 4200,
        move_in: '2025-01-05',
        move_out: null,
        contact_name: 'Dana Finch',
        contact_email: 'dana@example.test',
        check_doors: true,
      },
      { name: 'Marigold Dental', sqft: 2100, move_out: '2027-12-31', check_doors: false },
    ]);
    expect(found.map(({ floor_ids }) => floor_ids.length)).toEqual([1, 2]);
    expect((await vacancies()).payload).toMatchObject([
      { kind: 'FF', sqft: 9000, from: '2026-02-01' },
      { kind: 'PF', sqft: 800, from: '2026-01-01' },
    ]);
    const rows = await rowsOf(done.id);
    expect(rows[0]?.record).toMatchObject({ type: 'tenant', page: company.inScope.jobId });
    const traces = await query<{ action: string }>(
      `select action from audit_log where action like '%.imported' and note = 'roll.csv' order by id`,
    );
    const ofTenant = 'building-tenant.imported';
    expect(traces.map(({ action }) => action)).toEqual([
      ofTenant,
      ofTenant,
      ...Array(2).fill('vacancy.imported'),
    ]);
  });

  it('sets the fields that the file says of who is there, where that is wanted', async () => {
    await importAll(roll);
    const done = await importAll(['J-1,4,300,cobalt & finch law,5000,,,,,'], { existing: 'update' });
    expect(done).toMatchObject({ created_rows: 0, updated_rows: 1 });
    const [found] = (await tenants()).payload;
    expect(found).toMatchObject({ name: 'Cobalt & Finch Law', sqft: 5000, move_in: '2025-01-05' });
    await undo(done.id);
    expect((await tenants()).payload[0]).toMatchObject({ sqft: 4200, floor_ids: [expect.any(Number)] });
  });

  it('judges again what somebody changed while it waited', async () => {
    const { payload: record } = await upload(roll);
    const params = { id: record.id };
    await admin.call(endpoints.runRentRoll, { params, body: { mapping: mappingOf(record) } });
    const { buildingId } = company.inScope;
    const { payload: floors } = await admin.call(floorEndpoints.createFloors, {
      params: { id: buildingId },
      body: { floors: [{ number: 3, label: 'Third', cleanable_sqft: 9000 }] },
    });
    await createVacancy(floors[0]?.id ?? 0, '2024-01-01');
    await runWaiting(record.id);
    expect(await read(record.id)).toMatchObject({ status: 'done', created_rows: 2, failed_rows: 2 });
  });

  it('goes on when a building was deleted while it waited', async () => {
    const { payload: record } = await upload(['J-2,3,300,Gone Ltd,100,,,,,', 'J-1,3,300,Here Ltd,100,,,,,']);
    const params = { id: record.id };
    await admin.call(endpoints.runRentRoll, { params, body: { mapping: mappingOf(record) } });
    await query('update buildings set deleted_at = now() where id = $1 returning id', [
      company.outOfScope.buildingId,
    ]);
    await runWaiting(record.id);
    expect((await read(record.id)).status).toBe('done');
    expect((await rowsOf(record.id)).map(({ outcome, reasons }) => [outcome, reasons[0]?.code])).toEqual([
      ['invalid', 'rent_roll_building_unknown'],
      ['created', undefined],
    ]);
  });

  it('fills no building that the person does not see, then or later', async () => {
    const supervisor = await company.signIn('supervisor');
    const lines = ['J-1,3,1,Seen,10,,,,,', 'J-2,3,1,Hidden,10,,,,,'];
    const done = await importAll(lines, {}, supervisor);
    expect(done).toMatchObject({ created_rows: 1, failed_rows: 1 });
    expect((await rowsOf(done.id))[1]?.reasons[0]?.code).toBe('rent_roll_building_unknown');
  });
});

describe('an undo', () => {
  it('takes tenants, vacancies and empty floors back as if they had never been', async () => {
    const done = await importAll(roll);
    const { status, payload } = await undo(done.id);
    expect([status, payload.status, payload.kept]).toEqual([200, 'undone', null]);
    expect([(await tenants()).payload, (await vacancies()).payload]).toEqual([[], []]);
    expect(await query('select id from floors')).toEqual([]);
    expect((await undo(done.id)).status).toBe(409);
  });

  it('leaves what somebody changed since, and names it', async () => {
    const done = await importAll(roll);
    const [first] = (await tenants()).payload;
    const { building_id: _, active: __, ...fields } = first as NonNullable<typeof first>;
    const { name } = fields;
    const saved = await admin.call(occupancyEndpoints.updateBuildingTenant, { body: { ...fields, sqft: 1 } });
    expect(saved.status, saved.text).toBe(200);
    const { payload } = await undo(done.id);
    expect(payload.kept).toEqual({
      total: 1,
      records: [{ type: 'tenant', id: fields.id, page: company.inScope.jobId, line: 2, name, reason: null }],
    });
    expect((await tenants()).payload.map(({ name }) => name)).toEqual(['Cobalt & Finch Law']);
    expect(await query('select number from floors')).toEqual([{ number: 3 }]);
  });
});

describe('an undo that finds the place of a row taken', () => {
  const floorOf = async (number: number) => {
    const [floor] = await query<{ id: number }>('select id from floors where number = $1', [number]);
    return floor?.id ?? 0;
  };

  const vacate = async (number: number) => {
    await createVacancy(await floorOf(number), '2026-03-01');
  };

  /** Moves the first to floor 4, and ends the vacancy of floor 5. */
  const change = () =>
    importAll(
      [
        'J-1,4,300,Cobalt & Finch Law,4300,,,,,',
        'J-1,3,310,Marigold Dental,2200,,,,,',
        'J-1,5,,Vacant FF,9000,2026-02-01,2026-06-30,,,',
      ],
      { existing: 'update' },
    );

  const start = () =>
    importAll([
      'J-1,6,300,Cobalt & Finch Law,4200,,,,,',
      'J-1,3,310,Marigold Dental,2100,,,,,',
      'J-1,5,,Vacant FF,9000,2026-02-01,,,,',
    ]);

  const reasonsOf = ({ kept }: Record) => kept?.records.map(({ name, reason }) => [name, reason]);

  it('leaves a tenant whose floor was deleted since, and takes the rest back', async () => {
    await start();
    const done = await change();
    const params = { id: await floorOf(6) };
    expect((await admin.call(floorEndpoints.deleteFloor, { params })).status).toBe(200);
    const { status, payload } = await undo(done.id);
    expect(status).toBe(200);
    expect(reasonsOf(payload)).toEqual([
      ['Cobalt & Finch Law', 'The floor of before the import has been deleted.'],
    ]);
    expect((await tenants()).payload).toMatchObject([
      { sqft: 4300, floor_ids: [await floorOf(4)] },
      { sqft: 2100 },
    ]);
  });

  it('leaves a tenant whose floor is vacant as a whole since, and a vacancy of a floor that is taken since', async () => {
    await start();
    const done = await change();
    await vacate(6);
    const body = {
      building_id: company.inScope.buildingId,
      name: 'Juniper Arts',
      suite: '500',
      floor_ids: [await floorOf(5)],
      move_in: '2026-07-01',
    };
    const made = await admin.call(occupancyEndpoints.createBuildingTenant, { body });
    expect(made.status, made.text).toBe(200);
    const { payload } = await undo(done.id);
    expect(reasonsOf(payload)).toEqual([
      ['Cobalt & Finch Law', 'Recorded as a full-floor vacancy: 6. End the vacancy first.'],
      ['FF 5', 'A full-floor vacancy needs an empty floor. Still there: Juniper Arts.'],
    ]);
    expect((await tenants()).payload.find(({ suite }) => suite === '310')?.sqft).toBe(2100);
    expect((await vacancies()).payload.find(({ from }) => from === '2026-02-01')?.to).toBe('2026-06-30');
  });

  it('sees that a floor is free again through the same undo', async () => {
    await start();
    const done = await importAll(
      ['J-1,4,300,Cobalt & Finch Law,4300,,,,,', 'J-1,6,,Vacant FF,9000,2026-03-01,,,,'],
      { existing: 'update' },
    );
    expect(done).toMatchObject({ created_rows: 1, updated_rows: 1 });
    expect((await undo(done.id)).payload.kept).toBeNull();
    expect((await tenants()).payload[0]).toMatchObject({ sqft: 4200, floor_ids: [await floorOf(6)] });
  });
});

describe('who may', () => {
  const calls = async (who: Client, record: Record) => {
    const params = { id: record.id };
    const body = { mapping: mappingOf(record) };
    return Promise.all([
      who.call(endpoints.getRentRoll, { params }),
      who.call(endpoints.previewRentRoll, { params, body }),
      who.call(endpoints.runRentRoll, { params, body }),
      who.call(endpoints.undoRentRoll, { params, body: {} }),
      who.call(endpoints.listRentRollRows, { params }),
      who.call(endpoints.downloadRentRollErrors, { params }),
    ]);
  };

  it('needs admin.canEditTenants for every call', async () => {
    const { payload: record } = await upload(roll);
    const porter = await company.signIn('day-porter');
    const answers = [
      ...(await calls(porter, record)),
      await upload(roll, porter),
      await porter.call(endpoints.listRentRolls),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  });

  it('sees every import with all job sites in sight, and otherwise the own ones', async () => {
    const supervisor = await company.signIn('supervisor');
    const { payload: mine } = await upload(roll, supervisor);
    const { payload: theirs } = await upload(roll);
    const answers = await calls(supervisor, theirs);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const listed = async (who: Client) =>
      (await who.call(endpoints.listRentRolls)).payload.rows.map(({ id }) => id);
    expect([await listed(supervisor), await listed(admin)]).toEqual([[mine.id], [theirs.id, mine.id]]);
    const file = async (who: Client, { file_id }: Record) =>
      (await who.raw('GET', `/file/get/${file_id}`)).status;
    expect([await file(supervisor, theirs), await file(supervisor, mine), await file(admin, mine)]).toEqual([
      404, 200, 200,
    ]);
  });

  it('undoes nothing at sites that have gone out of sight', async () => {
    const supervisor = await company.signIn('supervisor');
    const done = await importAll(roll, {}, supervisor);
    await query('delete from visible_jobs where user_id = $1 and job_id = $2 returning job_id', [
      company.users.supervisor,
      company.inScope.jobId,
    ]);
    const params = { id: done.id };
    const refused = await supervisor.call(endpoints.undoRentRoll, { params, body: {} });
    expect([refused.status, refused.code]).toEqual([409, 'import_out_of_scope']);
    expect((await tenants()).payload).toHaveLength(2);
    expect((await undo(done.id)).payload.kept).toBeNull();
  });

  it('sees no rent roll of another organization, and no import of another kind', async () => {
    const { payload: record } = await upload(roll);
    const stranger = await (await seedCompany(app, `rents-out-${made}`)).signIn('admin');
    const answers = await calls(stranger, record);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    await query(`update job_imports set kind = 'job-sites' where id = $1`, [record.id]);
    expect((await admin.call(endpoints.getRentRoll, { params: { id: record.id } })).status).toBe(404);
  });
});
