import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveAccess } from '#features/accounts/live/server';
import type { EndpointShape } from '#platform/contract/endpoint';
import { product } from '../../../apps/server/product.ts';
import type { Answer, Client } from './client.ts';
import { type Company, seedCompany, type Who } from './seed-company.ts';
import { sqlAs } from './sql-as.ts';
import { startApp, type TestApp } from './start-app.ts';

type RecordCalls = Record<'list' | 'get' | 'create' | 'update' | 'delete' | 'restore', EndpointShape>;

type DeclaredRecord = {
  entity: string;
  calls: RecordCalls;
  /** Valid values for all fields; every number gives another name. */
  fields: (n: number) => { name: string } & Record<string, unknown>;
  /** The fields in an answer, if they differ from those entered. */
  answered?: (fields: Record<string, unknown>) => object;
  /** An invalid value for every field. */
  wrong: Record<string, unknown>;
  writer: Who;
  /** May read, but neither write nor delete. */
  reader: Who;
};

type Found = { id: number; updated_at: string } & Record<string, unknown>;

/** The tests of a simple record, on a database of their own. */
export const testRecord = ({
  entity,
  calls,
  fields,
  answered = (entered) => entered,
  wrong,
  writer,
  reader,
}: DeclaredRecord): void => {
  let app: TestApp;
  let acme: Company;
  let write: Client;
  let read: Client;
  let stranger: Client;
  let made = 0;

  const ask = (
    client: Client,
    call: keyof RecordCalls,
    { id, query = '', ...body }: { id?: number; query?: string } & Record<string, unknown> = {},
  ): Promise<Answer<never>> => {
    const { method, path } = calls[call];
    const url = `/api/v1${path.replace('{id}', String(id))}${query}`;
    return client.raw(method, url, method === 'GET' ? undefined : body);
  };
  const next = () => {
    made += 1;
    return fields(made);
  };
  const create = async (given = next()): Promise<Found> => {
    const answer = await ask(write, 'create', given);
    expect(answer.status, answer.text).toBe(200);
    return answer.payload;
  };
  const names = async (query = '?per_page=0'): Promise<unknown[]> => {
    const { rows }: { rows: Found[] } = (await ask(read, 'list', { query })).payload;
    return rows.map(({ name }) => name);
  };

  beforeAll(async () => {
    app = await startApp();
    acme = await seedCompany(app, 'acme');
    const rival = await seedCompany(app, 'rival');
    write = await acme.signIn(writer);
    read = await acme.signIn(reader);
    stranger = await rival.signIn('admin');
  });
  afterAll(() => app.close());

  describe(`a ${entity}`, () => {
    it('is what was entered, alone and in the list', async () => {
      const { id, name } = await create();
      const one = await ask(read, 'get', { id });
      expect(one.payload).toMatchObject({ id, ...answered(fields(made)) });
      expect(await names()).toContain(name);
      expect(await names(`?q=${encodeURIComponent(String(name))}`)).toEqual([name]);
      expect(await names('?q=zzzz')).toEqual([]);
    });

    it('is saved with other fields', async () => {
      const { id, updated_at } = await create();
      const after = next();
      const answer = await ask(write, 'update', { id, ...after, updated_at });
      expect(answer.payload).toMatchObject({ id, ...answered(after) });
    });

    it('names every field that is wrong, and one it does not know', async () => {
      const expected = [...Object.keys(wrong), 'surplus'].sort();
      expect(Object.keys(wrong).sort()).toEqual(Object.keys(fields(0)).sort());
      const { id, updated_at } = await create();
      for (const answer of [
        await ask(write, 'create', { ...wrong, surplus: 1 }),
        await ask(write, 'update', { id, updated_at, ...wrong, surplus: 1 }),
      ]) {
        expect(answer.status).toBe(422);
        expect(Object.keys(answer.errors).sort()).toEqual(expected);
      }
    });

    it('has a name of its own', async () => {
      const { id, name, updated_at } = await create();
      await create();
      const taken = { errors: { name: ['This value is already in use.'] }, status: 422 };
      expect(await ask(write, 'create', fields(made))).toMatchObject(taken);
      expect(await ask(write, 'update', { id, updated_at, ...fields(made) })).toMatchObject(taken);
      expect((await ask(read, 'get', { id })).payload).toMatchObject({ name });
    });

    it('is changed by nobody without the flag', async () => {
      const { id, updated_at, name } = await create();
      for (const [call, given] of [
        ['create', fields(0)],
        ['update', { id, updated_at, ...fields(0) }],
        ['delete', { id }],
        ['restore', { id }],
      ] as const) {
        expect([call, (await ask(read, call, given)).status]).toEqual([call, 403]);
      }
      expect((await ask(read, 'get', { id })).payload).toMatchObject({ name, updated_at });
    });

    it('does not exist for another organization', async () => {
      const { id, updated_at } = await create();
      for (const [call, given] of [
        ['get', { id }],
        ['update', { id, updated_at, ...fields(0) }],
        ['delete', { id }],
        ['restore', { id }],
      ] as const) {
        expect([call, (await ask(stranger, call, given)).status]).toEqual([call, 404]);
      }
      expect((await ask(stranger, 'list')).payload).toMatchObject({ rows: [] });
    });

    it('is not saved over what somebody saved meanwhile', async () => {
      const { id, updated_at } = await create();
      const first = next();
      expect((await ask(write, 'update', { id, updated_at, ...first })).status).toBe(200);
      const second = await ask(write, 'update', { id, updated_at, ...next() });
      expect(second).toMatchObject({
        status: 409,
        code: 'stale',
        details: { current: { id, ...answered(first) } },
      });
      expect((await ask(read, 'get', { id })).payload).toMatchObject(answered(first));
    });

    it('is gone when it is deleted, and back when it is restored', async () => {
      const { id, updated_at, name } = await create();
      expect((await ask(write, 'delete', { id })).status).toBe(200);
      expect((await ask(read, 'get', { id })).status).toBe(404);
      expect((await ask(write, 'update', { id, updated_at, ...fields(0) })).status).toBe(404);
      expect((await ask(write, 'delete', { id })).status).toBe(404);
      expect(await names()).not.toContain(name);
      for (const answer of [await ask(write, 'restore', { id }), await ask(write, 'restore', { id })]) {
        expect(answer).toMatchObject({ status: 200, payload: { id, name } });
      }
      expect(await names()).toContain(name);
    });

    it('is not restored while another has its name', async () => {
      const { id } = await create();
      await ask(write, 'delete', { id });
      await create(fields(made));
      expect(await ask(write, 'restore', { id })).toMatchObject({ status: 409, code: 'place_taken' });
      expect((await ask(read, 'get', { id })).status).toBe(404);
    });

    it('leaves a trace of all that is done, which those hear who may', async () => {
      const { id, updated_at, name } = await create();
      const after = next();
      await ask(write, 'update', { id, updated_at, ...after });
      await ask(write, 'delete', { id });
      await ask(write, 'restore', { id });
      const done = ['created', 'updated', 'deleted', 'restored'].map((what) => `${entity}.${what}`);
      const traces = await sqlAs<{ action: string; changes: Record<string, unknown>; actor_user_id: number }>(
        app,
        acme,
        'select action, changes, actor_user_id from audit_log where entity = $1 and entity_id = $2 order by id',
        [entity, id],
      );
      expect(traces.map(({ action }) => action)).toEqual(done);
      expect(traces[1]?.changes).toMatchObject({ name: [name, after.name] });
      expect(new Set(traces.map((trace) => trace.actor_user_id))).toEqual(new Set([acme.users[writer]]));
      const events = await sqlAs<{ name: string }>(
        app,
        acme,
        'select name from events where entity = $1 and entity_id = $2 order by id',
        [entity, id],
      );
      expect(events.map((event) => event.name)).toEqual(done);
      const liveAccess: LiveAccess = product.gather('liveAccess');
      expect(Object.keys(liveAccess)).toContain(entity);
    });
  });
};
