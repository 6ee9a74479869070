import { expect, it } from 'vitest';
import type { JobDocument } from '../../contract/index.ts';
import { grouped } from './grouped.ts';

const document = (id: number, type: JobDocument['type'], archived = false) =>
  ({ id, type, archived: archived ? { at: '2027-01-01T00:00:00Z', by: null } : null }) as JobDocument;

it('puts older versions under the document that took their place', () => {
  const all = [document(3, 'coi'), document(2, 'coi', true), document(1, 'other')];
  const ids = grouped(all, ['coi', 'w9', 'other']).map(({ type, current, older }) => [
    type,
    current.map(({ id }) => id),
    older.map(({ id }) => id),
  ]);
  expect(ids).toEqual([
    ['coi', [3], [2]],
    ['w9', [], []],
    ['other', [1], []],
  ]);
});
