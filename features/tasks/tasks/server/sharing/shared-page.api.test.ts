import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharingEndpoints } from '#features/sites/sharing/contract';
import {
  type Client,
  type Company,
  createClient,
  seedCompany,
  startApp,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { sharedTaskEndpoints, taskEndpoints } from '../../contract/index.ts';

let app: TestApp;
let acme: Company;
let supervisor: Client;
let photo: Blob;

beforeAll(async () => {
  app = await startApp();
  acme = await seedCompany(app, 'acme');
  supervisor = await acme.signIn('supervisor');
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#4477aa' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretCamera', Model: 'Phone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '39/1 44/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '104/1 59/1 0/1',
      },
    })
    .toBuffer();
  photo = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
});
afterAll(() => app.close());
beforeEach(() => app.setNow(null));

const picture = (field: string) => ({ field, file: photo, name: 'private-name.jpg' });

/** A task with everything on it: public and internal notes with photos, a result, a signature. */
const fullTask = async () => {
  const { jobId: job_id, buildingId: building_id } = acme.inScope;
  const made = await supervisor.call(taskEndpoints.createTask, {
    body: {
      job_id,
      building_id,
      description: 'Mop the dock',
      type: 'request',
      comments: ['the spill'],
      po_number: 'PO-SECRET',
      client_requested_by: 'Carla Secret',
      assignee_user_ids: [acme.users.supervisor],
    },
    files: [picture('files')],
  });
  const { id } = made.payload;
  const note = (body: string, internal: boolean) =>
    supervisor.call(taskEndpoints.addTaskNote, {
      params: { id },
      body: { body, internal },
      files: [picture('files')],
    });
  await note('seen by everybody', false);
  await note('INTERNAL words', true);
  await supervisor.call(taskEndpoints.addResolutionImages, {
    body: { id, comments: ['all clean'] },
    files: [picture('files')],
  });
  const signed = await supervisor.call(taskEndpoints.signTask, {
    body: { id, name: 'Sara Signer' },
    files: [picture('signature')],
  });
  await supervisor.call(taskEndpoints.transitionTask, { body: { id, transition: 'begin' } });
  await supervisor.call(taskEndpoints.transitionTask, {
    body: { id, transition: 'close', note: 'Dry again.' },
  });
  return signed.payload;
};

const visit = async (id: number): Promise<Client> => {
  const { token } = (await supervisor.call(sharedTaskEndpoints.getTaskShareLink, { params: { id } })).payload;
  const stranger = createClient(app);
  await stranger.raw('GET', `/r/${token}`);
  return stranger;
};

const look = (stranger: Client, id: number) =>
  stranger.call(sharedTaskEndpoints.getSharedTask, { params: { orgSlug: 'acme', id } });

describe('the page of a shared task', () => {
  it('shows what is public and nothing else', async () => {
    const task = await fullTask();
    const answer = await look(await visit(task.id), task.id);
    expect(answer.payload).toMatchObject({
      number: task.number,
      status: 'closed',
      close_note: 'Dry again.',
      building: { zip: '80202', time_zone: 'America/Denver' },
      pictures: [{ comment: 'the spill', width: 400, height: 300 }],
      result_pictures: [{ comment: 'all clean' }],
      notes: [{ body: 'seen by everybody', author: 'CANARY-acme s.', pictures: [{}] }],
    });
    expect(answer.payload.timeline.map(({ status }) => status)).toEqual(['open', 'in_progress', 'closed']);
    for (const secret of [
      'INTERNAL',
      'SECRET',
      'Secret',
      'Sara',
      '@',
      'private-name',
      'supervisor',
      '"id"',
      '_id"',
    ]) {
      expect(answer.text, secret).not.toContain(secret);
    }
    const { job, building, files, notes } = (
      await supervisor.call(taskEndpoints.getTask, { params: { id: task.id } })
    ).payload;
    expect([job.id, building.id, files.length, notes.length].every((found) => found > 0)).toBe(true);
    expect(answer.payload.building).not.toHaveProperty('id');
  });

  it('tells when work was done on the device, not when its entry arrived; colleagues see both', async () => {
    const { id } = await fullTask();
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const begun = hoursAgo(3);
    const transition = (name: 'reopen' | 'begin', device_at: string) =>
      supervisor.call(taskEndpoints.transitionTask, {
        body: { id, transition: name, device_at, note: 'Once more' },
      });
    await transition('reopen', hoursAgo(5));
    const own = (await transition('begin', begun)).payload.timeline.at(-1);
    expect(Date.parse(own?.device_at ?? '')).toBe(Date.parse(begun));
    expect(Date.parse(own?.at ?? '')).toBeGreaterThan(Date.parse(hoursAgo(1)));
    const { timeline } = (await look(await visit(id), id)).payload;
    expect(timeline.at(-1)).toEqual({ status: 'in_progress', at: own?.device_at });
  });

  it('tells job and building by name only', async () => {
    const task = await fullTask();
    const stranger = await visit(task.id);
    const params = { orgSlug: 'acme' };
    expect((await stranger.call(sharingEndpoints.listSharedJobs, { params })).payload).toEqual([
      { job_number: 'J-1', job_name: 'CANARY-acme J-1' },
    ]);
    const buildings = await stranger.call(sharingEndpoints.listSharedBuildings, {
      params,
      query: { onlyActive: true, order: 'asc' },
    });
    expect(buildings.payload).toMatchObject([{ name: 'CANARY-acme J-1', zip: '80202' }]);
    expect(Object.keys(buildings.payload[0] ?? {})).not.toContain('id');
    const organization = await stranger.call(sharingEndpoints.getSharedOrganization, { params });
    expect(organization.payload).toEqual({
      name: 'CANARY-acme',
      slug: 'acme',
      logo_url: null,
      primary_brand_color: null,
      secondary_brand_color: null,
      contact: { email: null, phone: null },
    });
    const wrong = await stranger.raw('GET', '/api/v1/acme/buildings?order=up&onlyActive=maybe&more=1');
    expect([wrong.status, Object.keys(wrong.errors).toSorted()]).toEqual([
      422,
      ['more', 'onlyActive', 'order'],
    ]);
  });
});

describe('a shared picture', () => {
  const urlOf = async () => {
    const task = await fullTask();
    const stranger = await visit(task.id);
    const { pictures, result_pictures, notes } = (await look(stranger, task.id)).payload;
    const all = [...pictures, ...result_pictures, ...notes.flatMap((note) => note.pictures)];
    return { task, stranger, all, url: all[0]?.url ?? '' };
  };
  const get = (url: string) => createClient(app).raw('GET', url);

  it('opens without a session or cookie, and tells no place, moment or camera', async () => {
    const { all } = await urlOf();
    expect(all).toHaveLength(3);
    for (const { url, thumb_url } of all) {
      for (const address of [url, thumb_url]) {
        const answer = await get(address);
        expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp']);
        expect(answer.headers['cache-control']).toBe('no-store');
        expect((await sharp(answer.bytes).metadata()).exif).toBeUndefined();
        expect(answer.bytes.includes('SecretCamera')).toBe(false);
      }
    }
  });

  it('expires after 15 minutes', async () => {
    const start = new Date();
    app.setNow(start);
    const { url } = await urlOf();
    app.setNow(new Date(start.getTime() + 14 * 60_000));
    expect((await get(url)).status).toBe(200);
    app.setNow(new Date(start.getTime() + 15 * 60_000 + 1000));
    expect(await get(url)).toMatchObject({ status: 403, code: 'signature_over' });
  });

  it('is refused with anything changed in its address', async () => {
    const { url, all, task } = await urlOf();
    const other = all[1]?.url ?? '';
    const idOf = (address: string) => /shared\/(\d+)/.exec(address)?.[1] ?? '';
    const signatureId = task.signature?.file.id ?? 0;
    for (const changed of [
      url.replace(idOf(url), idOf(other)),
      url.replace(idOf(url), String(signatureId)),
      url.replace('size=display', 'size=thumb'),
      url.replace(/expires=\d+/, `expires=${Math.floor(Date.now() / 1000) + 90_000}`),
      url.replace(/link=\d+/, 'link=1000'),
      url.replace(/organization=\d+/, 'organization=1000'),
      `${url}x`,
      url.replace(/signature=.*/, 'signature='),
    ]) {
      expect((await get(changed)).status, changed).toBe(403);
    }
    expect((await get(url.replace('size=display', 'size=original'))).status).toBe(422);
  });

  it('goes with its link and with its page', async () => {
    const { task, url } = await urlOf();
    const [, link = ''] = /link=(\d+)/.exec(url) ?? [];
    expect((await get(url)).status).toBe(200);
    await supervisor.call(sharingEndpoints.revokeShareLink, { params: { id: Number(link) } });
    expect((await get(url)).status).toBe(404);
    const again = (await look(await visit(task.id), task.id)).payload;
    const fresh = again.pictures[0]?.url ?? '';
    expect((await get(fresh)).status).toBe(200);
    await (await acme.signIn('admin')).call(taskEndpoints.deleteTask, { params: { id: task.id } });
    expect((await get(fresh)).status).toBe(404);
  });
});

describe('the logo on a shared page', () => {
  const logoUrl = async (stranger: Client): Promise<string> => {
    const params = { orgSlug: 'acme' };
    const { payload } = await stranger.call(sharingEndpoints.getSharedOrganization, { params });
    return payload.logo_url ?? '';
  };
  const open = (url: string) => createClient(app).raw('GET', url);
  /** The wide logo goes before the other one. */
  const setLogos = (logo: number | null, horizontal: number | null) =>
    sqlAs(
      app,
      acme,
      'update organizations set logo_file_id = $2, logo_horizontal_file_id = $3 where id = $1',
      [acme.organizationId, logo, horizontal],
    );

  it('opens without a session while the link is good and it is the logo', async () => {
    const task = await fullTask();
    const [horizontal, square] = await sqlAs<{ id: number }>(
      app,
      acme,
      `select id from files where owner_entity = 'note' and owner_id = any($1::int[]) order by id desc`,
      [task.notes.map(({ id }) => id)],
    );
    await setLogos(square?.id ?? 0, horizontal?.id ?? 0);
    const link = (await supervisor.call(sharedTaskEndpoints.getTaskShareLink, { params: { id: task.id } }))
      .payload;
    const stranger = await visit(task.id);
    const wide = await logoUrl(stranger);
    expect(wide).toContain(`/file/shared/${horizontal?.id}?`);
    const answer = await open(wide);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(answer.headers['cache-control']).toBe('no-store');
    await setLogos(square?.id ?? 0, null);
    expect(await logoUrl(stranger)).toContain(`/file/shared/${square?.id}?`);
    expect((await open(wide)).status).toBe(404);
    await setLogos(null, horizontal?.id ?? 0);
    expect((await open(wide)).status).toBe(200);
    await supervisor.call(sharingEndpoints.revokeShareLink, { params: { id: link.id } });
    expect((await open(wide)).status).toBe(404);
    await setLogos(null, null);
  });
});
