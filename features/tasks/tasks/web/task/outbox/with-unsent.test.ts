import { describe, expect, it } from 'vitest';
import type { Write } from '#platform/web/outbox/write';
import type { Task } from '../../../contract/index.ts';
import { withUnsent } from './with-unsent.ts';

const task = {
  status: 'open',
  source: 'task',
  scheduled_on: null,
  due_at: null,
  started_at: null,
  completed_at: null,
  timeline: [],
  building: { time_zone: 'America/Denver' },
  allowed_transitions: ['begin', 'close', 'cancel'],
} as unknown as Task;

const transitions = (...names: string[]): Write[] =>
  names.map((name) => {
    const [transition, state = 'waiting'] = name.split(' ');
    const about = { transition };
    return {
      kind: 'moveTask',
      state,
      about,
      enteredAt: '2026-11-20T10:00:00.000Z',
      needs: [],
    } as unknown as Write;
  });

describe('a task with steps that wait on the device', () => {
  it.each([
    [[], 'open', ['begin', 'close', 'cancel']],
    [['begin'], 'in_progress', ['close', 'cancel']],
    [['begin', 'close'], 'closed', []],
    [['begin', 'close', 'undo'], 'in_progress', ['close', 'cancel']],
    [['close', 'undo'], 'open', ['begin', 'close', 'cancel']],
    [['begin parked'], 'open', ['begin', 'close', 'cancel']],
    [['begin sending'], 'in_progress', ['close', 'cancel']],
  ])('%j', (names, status, allowed) => {
    const shown = withUnsent(task, transitions(...names));
    expect(shown.status).toBe(status);
    expect(shown.allowed_transitions).toEqual(allowed);
  });

  it('stays as it is while a step waits for a photo that was refused', () => {
    const photos = { id: 'photos', kind: 'addResolutionImages', state: 'parked', needs: [] };
    const [begin, close, undo] = transitions('begin', 'close', 'undo');
    const writes = [
      begin,
      photos,
      { ...close, id: 'close', needs: ['photos'] },
      { ...undo, needs: ['close'] },
    ];
    expect(withUnsent(task, writes as Write[]).status).toBe('in_progress');
    expect(withUnsent(task, writes.slice(0, 3) as Write[]).status).toBe('in_progress');
    const waiting = [begin, { ...photos, state: 'waiting' }, writes[2]];
    expect(withUnsent(task, waiting as Write[]).status).toBe('closed');
  });

  it('shows the same when the server has the step already', () => {
    const once = withUnsent(task, transitions('begin'));
    expect(withUnsent(once, transitions('begin'))).toEqual(once);
  });
});
