import { expect, it } from 'vitest';
import { type AnyWriteKind, indexKinds } from './kinds.ts';

const kind = (name: string): AnyWriteKind => ({
  name,
  endpoint: { method: 'POST', path: `/${name}` } as AnyWriteKind['endpoint'],
  title: () => name,
  delivered: () => undefined,
});

it('finds a kind by its name', () => {
  const [note, photo] = [kind('addNote'), kind('addPhoto')];
  expect([...indexKinds([note, photo])]).toEqual([
    ['addNote', note],
    ['addPhoto', photo],
  ]);
});

it('refuses two kinds of one name, whichever features they are from', () => {
  expect(() => indexKinds([kind('addNote'), kind('addPhoto'), kind('addNote')])).toThrow('addNote');
});
