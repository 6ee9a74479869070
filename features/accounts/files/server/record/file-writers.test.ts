import { describe, expect, it } from 'vitest';
import type { Flag } from '#platform/contract/flags';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { people } from '../testing/files-app.ts';
import { defineFileWriters, noFileWriters } from './define-file-writers.ts';
import { type AllFileWriters, type FileDeed, requireWriter } from './file-writers.ts';

type Written = { open: boolean };

const records: Record<number, Written> = { 1: { open: true }, 2: { open: false } };

const walk = defineFileWriters<Written>({
  hold: async (_call, id) => records[id],
  mayWrite: { photo: ({ flags }) => flags.has('canEditFiles') },
  mayDrawOnOwn: ({ flags }) => !flags.has('isAdmin'),
  isOpen: ({ open }) => open,
});

/** Hangs on the walk of the same id. */
const remark = defineFileWriters<{ id: number }>({
  hold: async (_call, id) => ({ id }),
  mayWrite: { photo: () => true },
  isOpen: ({ id }) => ({ entity: id === 9 ? 'gone' : 'walk', id }),
});

const all: AllFileWriters = { walk, remark, sheet: noFileWriters };

type Asked = { entity?: string; id?: number; purpose?: string; by?: number | null; deed?: FileDeed };

/** 200, or the status of the refusal. */
const ask = (person: Person, { entity = 'walk', id = 1, purpose = 'photo', by = null, deed }: Asked = {}) => {
  const file = { owner_entity: entity, owner_id: id, purpose, uploaded_by: by };
  const call = { tenant: {} as Tenant, person, now: new Date() };
  return requireWriter(all, call, file, deed ?? 'write').then(
    () => 200,
    ({ status }: { status: number }) => status,
  );
};

const { editor, porter } = people;

describe('the files of a record', () => {
  it('are changed by those whom it names, and by nobody where it names nobody', async () => {
    expect([await ask(editor), await ask(porter)]).toEqual([200, 403]);
    expect(await ask(editor, { purpose: 'signature' })).toBe(403);
    expect(await ask(editor, { purpose: 'toString' })).toBe(403);
    for (const entity of ['sheet', 'unknown', 'toString']) expect(await ask(editor, { entity })).toBe(403);
    expect(await ask(editor, { id: 3 })).toBe(403);
  });

  it('are drawn on by the uploader too, where the record allows it', async () => {
    const own = { by: porter.userId, deed: 'draw' } as const;
    expect(await ask(porter, own)).toBe(200);
    expect(await ask(porter, { ...own, deed: 'write' })).toBe(403);
    expect(await ask(porter, { ...own, by: porter.userId + 1 })).toBe(403);
    expect(await ask(porter, { ...own, purpose: 'signature' })).toBe(403);
    expect(await ask({ ...porter, flags: new Set<Flag>(['isAdmin']) }, own)).toBe(403);
  });

  it('are never changed with a viewer license', async () => {
    const viewer: Person = { ...editor, license: 'viewer' };
    expect(await ask(viewer)).toBe(403);
    expect(await ask(viewer, { by: viewer.userId, deed: 'draw' })).toBe(403);
    expect(walk.mayDraw(viewer, { open: true })({ purpose: 'photo', uploaded_by: viewer.userId })).toBe(
      false,
    );
  });

  it('stay as they are once it is closed', async () => {
    expect([await ask(editor, { id: 2 }), await ask(porter, { id: 2 })]).toEqual([409, 403]);
    expect(await ask(porter, { id: 2, by: porter.userId, deed: 'draw' })).toBe(409);
  });

  it('stay as they are once the record on which it hangs is closed, gone or unknown', async () => {
    const statuses = [1, 2, 3, 9].map((id) => ask(porter, { entity: 'remark', id }));
    expect(await Promise.all(statuses)).toEqual([200, 409, 409, 409]);
  });

  it('are offered to be drawn on exactly where that is accepted', async () => {
    const file = { purpose: 'photo', uploaded_by: porter.userId };
    for (const person of [editor, porter])
      for (const open of [true, false]) {
        const accepted = await ask(person, { id: open ? 1 : 2, by: porter.userId, deed: 'draw' });
        expect(walk.mayDraw(person, { open })(file)).toBe(accepted === 200);
      }
  });
});
