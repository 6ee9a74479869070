import { expect, it } from 'vitest';
import { partly } from '#platform/contract/testing/partly';
import { applyWrites, goingOut } from './apply-writes.ts';
import type { Write } from './write.ts';

const write = (id: string, more: Partial<Write> = {}): Write =>
  partly<Write>({ id, kind: 'add', state: 'waiting', needs: [], about: { word: id }, ...more });

const said = (writes: readonly Write[]): string =>
  applyWrites('said', writes, {
    add: (words, { about }) => `${words} ${about.word}`,
    clear: () => '',
  });

it('applies the writes of each kind in the order of entry, and passes over those of others', () => {
  expect(said([write('a'), write('other', { kind: 'other' }), write('b', { state: 'sending' })])).toBe(
    'said a b',
  );
  expect(said([write('a'), write('clear', { kind: 'clear' }), write('b')])).toBe(' b');
});

it('leaves out what was refused, and what waits for it', () => {
  const writes = [
    write('photo', { state: 'parked' }),
    write('close', { needs: ['photo'] }),
    write('undo', { needs: ['close'] }),
    write('note', { needs: ['sent before'] }),
  ];
  expect(said(writes)).toBe('said note');
  expect(goingOut(writes).map(({ id }) => id)).toEqual(['note']);
});

it('returns the record itself when nothing waits', () => {
  const record = {};
  expect(applyWrites(record, [write('a', { state: 'parked' })], {})).toBe(record);
});
