import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Flag } from '#platform/contract/flags';
import type { Actor } from '#platform/contract/transitions';
import {
  type TaskFacts,
  type TaskStatus,
  type TransitionName,
  taskStatuses,
  taskTransitions,
} from './transitions.ts';

const now = new Date('2027-03-05T12:00:00Z');

const task = (more: Partial<TaskFacts> = {}): TaskFacts => ({
  status: 'open',
  source: 'task',
  scheduled_on: null,
  started_at: null,
  completed_at: null,
  closed_by: null,
  assigned: false,
  now,
  today: '2027-03-05',
  ...more,
});

const actor = (more: Partial<Actor> & { flag?: boolean } = {}): Actor => ({
  userId: 7,
  flags: new Set<Flag>(more.flag === false ? [] : ['tasks.canEditTransaction']),
  license: 'full',
  ...more,
});

describe('task transitions', () => {
  it.each([
    ['begin', 'open scheduled'],
    ['close', 'open scheduled in_progress'],
    ['cancel', 'open scheduled in_progress on_hold'],
    ['reopen', 'closed completed cancelled'],
    ['undo', 'closed completed'],
  ] as [TransitionName, string][])('%s leads from exactly: %s', (name, from) => {
    expect(taskStatuses.filter((status) => taskTransitions.leadsFrom(name, status)).toSorted()).toEqual(
      from.split(' ').toSorted(),
    );
  });

  it('closes work of a special project as completed, all other as closed', () => {
    expect(taskTransitions.targetOf('close', task({ source: 'special_project' }))).toBe('completed');
    expect(taskTransitions.targetOf('close', task())).toBe('closed');
  });

  it('reopens into scheduled only while the planned day is ahead', () => {
    expect(taskTransitions.targetOf('reopen', task({ scheduled_on: '2027-03-06' }))).toBe('scheduled');
    expect(taskTransitions.targetOf('reopen', task({ scheduled_on: '2027-03-05' }))).toBe('open');
  });

  it('lets an assignee without the flag begin and close, and nothing else', () => {
    const assignee = actor({ flag: false });
    expect(taskTransitions.allowed(task({ assigned: true }), assignee)).toEqual(['begin', 'close']);
    expect(taskTransitions.allowed(task({ status: 'in_progress', assigned: true }), assignee)).toEqual([
      'close',
    ]);
    expect(taskTransitions.allowed(task({ status: 'cancelled', assigned: true }), assignee)).toEqual([]);
  });

  it('offers undo to whoever closed, for ten seconds', () => {
    const closed = task({ status: 'closed', completed_at: '2027-03-05T11:59:50.000Z', closed_by: 7 });
    expect(taskTransitions.allowed(closed, actor())).toContain('undo');
    expect(taskTransitions.allowed(closed, actor({ userId: 8 }))).not.toContain('undo');
    expect(
      taskTransitions.allowed({ ...closed, now: new Date('2027-03-05T12:00:00.001Z') }, actor()),
    ).not.toContain('undo');
  });

  it('allows a viewer license nothing, assigned or not', () => {
    const viewer = actor({ license: 'viewer' });
    for (const status of taskStatuses)
      expect(taskTransitions.allowed(task({ status, assigned: true }), viewer)).toEqual([]);
  });

  it('every walk of allowed transitions stays in known statuses, and done work is done exactly by close', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...taskTransitions.names), { maxLength: 30 }), (names) => {
        let state = task();
        let before: TaskStatus = 'open';
        for (const name of names) {
          if (taskTransitions.refusalOf(name, state, actor())) continue;
          const status = taskTransitions.targetOf(name, { ...state, before });
          before = state.status;
          const done = status === 'closed' || status === 'completed';
          state = {
            ...state,
            status,
            completed_at: done ? now.toISOString() : null,
            closed_by: done ? 7 : null,
          };
          expect(taskStatuses).toContain(status);
          expect(done).toBe(name === 'close');
        }
      }),
    );
  });
});
