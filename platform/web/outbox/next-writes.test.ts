import { describe, expect, it } from 'vitest';
import { dependentsOf, dueWrites, isBlocked, nextTime } from './next-writes.ts';
import type { Write } from './write.ts';

const write = (id: string, given: Partial<Write> = {}): Write => ({
  id,
  owner: { user: 1, organization: 1 },
  kind: 'any',
  parts: {},
  files: [],
  group: 'task 1',
  needs: [],
  about: {},
  enteredAt: '2026-11-20T10:00:00.000Z',
  state: 'waiting',
  attempts: 0,
  nextTry: 0,
  ...given,
});

const due = (writes: Write[], now = 0, busy: string[] = []): string[] =>
  dueWrites(writes, now, new Set(busy)).map(({ id }) => id);

describe('what may be sent now', () => {
  it('is the first of each group, groups apart', () => {
    expect(due([write('a'), write('b'), write('c', { group: 'task 2' })])).toEqual(['a', 'c']);
  });

  it('is nothing of a group that is being sent', () => {
    expect(due([write('a', { state: 'sending' }), write('b')], 0, ['task 1'])).toEqual([]);
  });

  it('is again what a tab that died was sending', () => {
    expect(due([write('a', { state: 'sending' }), write('b')])).toEqual(['a']);
  });

  it('waits for the pause of the first, which nothing of its group overtakes', () => {
    const writes = [write('a', { nextTry: 50 }), write('b')];
    expect(due(writes, 49)).toEqual([]);
    expect(due(writes, 50)).toEqual(['a']);
    expect(nextTime(writes)).toBe(50);
  });

  it('passes a refused one, except for what needs it', () => {
    const writes = [
      write('photo', { state: 'parked' }),
      write('close', { needs: ['photo'] }),
      write('undo', { needs: ['close'] }),
      write('note'),
    ];
    expect(due(writes)).toEqual(['note']);
    expect(writes.filter((one) => isBlocked(one, writes)).map(({ id }) => id)).toEqual(['close', 'undo']);
    expect(dependentsOf('photo', writes)).toEqual(['close', 'undo']);
  });

  it('goes on once what was needed has gone', () => {
    expect(due([write('close', { needs: ['photo'] })])).toEqual(['close']);
  });

  it('has no next time when all is refused', () => {
    expect(nextTime([write('a', { state: 'parked' })])).toBeUndefined();
  });
});
