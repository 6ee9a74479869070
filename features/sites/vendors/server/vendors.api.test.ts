import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Company, startWithCompanies, type TestApp } from '../../../../tests/api/harness/index.ts';
import { testRecord } from '../../../../tests/api/harness/test-record.ts';
import { vendorEndpoints } from '../contract/index.ts';

const { createVendor, deleteVendor, getVendor, listVendors, restoreVendor } = vendorEndpoints;

testRecord({
  entity: 'vendor',
  calls: {
    list: vendorEndpoints.listVendors,
    get: vendorEndpoints.getVendor,
    create: vendorEndpoints.createVendor,
    update: vendorEndpoints.updateVendor,
    delete: vendorEndpoints.deleteVendor,
    restore: vendorEndpoints.restoreVendor,
  },
  fields: (n) => ({
    name: `Front Range ${n}`,
    trade: 'Locksmith',
    contact: 'Ana Ruiz',
    phone: '3035550100',
    email: `office${n}@locks.test`,
    notes: 'Rings twice',
    active: n % 2 === 0,
  }),
  wrong: {
    name: ' ',
    trade: 'x'.repeat(101),
    contact: 7,
    phone: '123',
    email: 'nobody',
    notes: 'x'.repeat(2001),
    active: 'maybe',
  },
  writer: 'manager',
  reader: 'supervisor',
});

describe('deleted vendors', () => {
  let app: TestApp;
  let acme: Company;
  let rival: Company;

  beforeAll(async () => {
    ({ app, acme, rival } = await startWithCompanies());
  });
  afterAll(() => app.close());

  it('are listed and read by those who may restore them', async () => {
    const manager = await acme.signIn('manager');
    const kept = (await manager.call(createVendor, { body: { name: 'Kept' } })).payload;
    const gone = (await manager.call(createVendor, { body: { name: 'Gone' } })).payload;
    await manager.call(deleteVendor, { params: { id: gone.id } });
    const names = async (query: { deleted?: boolean; q?: string }) =>
      (await manager.call(listVendors, { query })).payload.rows.map(({ name }) => name);
    expect(await names({})).toEqual(['Kept']);
    expect(await names({ deleted: true })).toEqual(['Gone']);
    expect(await names({ deleted: true, q: 'kept' })).toEqual([]);
    const read = (id: number, deleted: boolean, client = manager) =>
      client.call(getVendor, { params: { id }, query: { deleted } });
    expect((await read(gone.id, false)).status).toBe(404);
    expect((await read(gone.id, true)).payload).toMatchObject({
      name: 'Gone',
      deleted_at: expect.any(String),
    });
    expect((await read(kept.id, true)).payload).toMatchObject({ name: 'Kept', deleted_at: null });
    await manager.call(restoreVendor, { params: { id: gone.id } });
    expect(await names({ deleted: true })).toEqual([]);
    expect((await read(gone.id, true)).payload).toMatchObject({ deleted_at: null });
  });

  it('do not exist for those who may not, and for others', async () => {
    const manager = await acme.signIn('manager');
    const { id } = (await manager.call(createVendor, { body: { name: 'Hidden' } })).payload;
    await manager.call(deleteVendor, { params: { id } });
    const supervisor = await acme.signIn('supervisor');
    expect((await supervisor.call(listVendors, { query: { deleted: true } })).status).toBe(403);
    const stranger = await rival.signIn('admin');
    expect((await stranger.call(listVendors, { query: { deleted: true } })).payload).toMatchObject({
      rows: [],
    });
    for (const client of [supervisor, stranger]) {
      expect((await client.call(getVendor, { params: { id }, query: { deleted: true } })).status).toBe(404);
    }
    const wrong = await manager.raw('GET', '/api/v1/core/vendors?deleted=perhaps');
    expect(wrong).toMatchObject({ status: 422, errors: { deleted: expect.any(Array) } });
  });
});
