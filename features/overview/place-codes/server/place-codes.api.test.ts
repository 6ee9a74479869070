import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  createClient,
  startWithCompanies,
  type TestApp,
} from '../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../tests/api/harness/sql-as.ts';
import { begin, completed, publishTemplate } from '../../../../tests/api/harness/walk.ts';
import { placeCodeEndpoints } from '../contract/index.ts';

const { findPlaceCode, openPlaceCode, listBuildingCodes, createBuildingCodes, replacePlaceCode } =
  placeCodeEndpoints;

let app: TestApp;
let acme: Company;
let rival: Company;
let admin: Client;
let supervisor: Client;
let stranger: Client;

beforeAll(async () => {
  ({ app, acme, rival } = await startWithCompanies());
  admin = await acme.signIn('admin');
  supervisor = await acme.signIn('supervisor');
  stranger = createClient(app, acme.organizationId);
  await sqlAs(
    app,
    acme,
    `insert into floors (organization_id, building_id, number, label) values ($1, $2, 2, 'Second'), ($1, $2, 1, 'First')`,
    [acme.organizationId, acme.inScope.buildingId],
  );
});
afterAll(() => app.close());

const create = (client: Client, id = acme.inScope.buildingId) =>
  client.call(createBuildingCodes, { params: { id }, body: {} });

const codes = async (): Promise<string[]> =>
  (await create(admin)).payload.places.map(({ code }) => code?.text ?? '');

const scan = (client: Client, code: string) => client.call(openPlaceCode, { params: { code } });

it('gives each place of a building one code, and no place a second', async () => {
  const { payload } = await create(admin);
  expect(payload.places.map(({ kind, name }) => [kind, name])).toEqual([
    ['building', `${acme.canary} J-1`],
    ['floor', 'First'],
    ['floor', 'Second'],
  ]);
  const texts = payload.places.map(({ code }) => code?.text ?? '');
  for (const text of texts) expect(text).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/);
  expect(new Set(texts).size).toBe(3);
  expect(await codes()).toEqual(texts);
  expect(payload.places[0]?.code?.url).toMatch(new RegExp(`/q/${texts[0]}$`));
  const listed = await admin.call(listBuildingCodes, { params: { id: acme.inScope.buildingId } });
  expect(listed.payload.places).toEqual((await create(admin)).payload.places);
});

it('tells strangers whose it is, and nothing of the place', async () => {
  const [code = ''] = await codes();
  const found = await stranger.call(findPlaceCode, { params: { code } });
  expect(found.payload).toEqual({
    organization: expect.objectContaining({ slug: acme.slug, contact: { email: null, phone: null } }),
    replaced: false,
  });
  expect(found.text).not.toContain('J-1');
  expect((await scan(stranger, code)).status).toBe(401);
  expect((await stranger.call(findPlaceCode, { params: { code: '0'.repeat(16) } })).status).toBe(404);
  expect((await stranger.call(findPlaceCode, { params: { code: 'short' } })).status).toBe(404);
});

const nothing = { inspect: false, write_report: false, write_log: false, add_task: false };

it('offers people what they may do there, with the template of the last inspection', async () => {
  const [building = '', floor = ''] = await codes();
  const template = await publishTemplate(admin);
  await begin(supervisor, acme, template);
  expect((await scan(supervisor, floor.toUpperCase())).payload).toMatchObject({
    place: { kind: 'floor', name: 'First' },
    building: { id: acme.inScope.buildingId },
    jobs: [
      {
        id: acme.inScope.jobId,
        template_id: template,
        can: { inspect: true, write_report: true, write_log: true, add_task: true },
      },
    ],
  });
  const csr = (await scan(await acme.signIn('csr'), building)).payload;
  expect(csr.jobs.map(({ can }) => can)).toEqual([{ ...nothing, add_task: true }]);
  const viewer = (await scan(await acme.signIn('viewer'), building)).payload;
  expect(viewer.jobs.map(({ can }) => can)).toEqual([nothing]);
  expect((await scan(await acme.signIn('nobody'), building)).status).toBe(404);
  expect((await scan(await rival.signIn('admin'), building)).status).toBe(404);
  expect((await completed(supervisor, acme, template)).status).toBe('pending');
});

it('says of a replaced one that it is replaced, and opens the new one', async () => {
  const [, floor = ''] = await codes();
  const replace = (client: Client, code: string, id = acme.inScope.buildingId) =>
    client.call(replacePlaceCode, { params: { id }, body: { code } });
  const { payload } = await replace(admin, floor);
  const fresh = payload.places[1]?.code?.text ?? '';
  expect(fresh).not.toBe(floor);
  expect((await stranger.call(findPlaceCode, { params: { code: floor } })).payload.replaced).toBe(true);
  expect((await scan(supervisor, floor)).status).toBe(404);
  expect((await scan(supervisor, fresh)).payload.place.name).toBe('First');
  expect((await replace(admin, floor)).status).toBe(409);
  expect((await replace(admin, fresh, acme.outOfScope.buildingId)).status).toBe(409);
  expect((await replace(await acme.signIn('csr'), fresh)).status).toBe(403);
  expect((await replace(admin, 'nonsense')).errors).toHaveProperty('code');
});

it('is made by those who may, for buildings they see', async () => {
  for (const who of ['supervisor', 'csr', 'viewer'] as const)
    expect((await create(await acme.signIn(who))).status).toBe(403);
  expect((await create(await rival.signIn('admin'))).status).toBe(404);
  expect((await create(await acme.signIn('area-manager'), acme.outOfScope.buildingId)).status).toBe(404);
});
