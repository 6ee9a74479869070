import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Flag } from '#platform/contract/flags';
import { type TaskStatus, type TransitionName, taskStatuses, transitionNames } from './task-enums.ts';
import {
  type Actor,
  allowedTransitions,
  leadsFrom,
  mayTransition,
  type TaskState,
  targetOf,
} from './transitions.ts';

const now = new Date('2027-03-05T12:00:00Z');

const task = (more: Partial<TaskState> = {}): TaskState => ({
  status: 'open',
  source: 'task',
  scheduled_on: null,
  completed_at: null,
  closed_by: null,
  ...more,
});

const actor = (more: Partial<Actor> & { flag?: boolean } = {}): Actor => ({
  userId: 7,
  flags: new Set<Flag>(more.flag === false ? [] : ['tasks.canEditTransaction']),
  assigned: false,
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
    expect(taskStatuses.filter((status) => leadsFrom(name, status)).toSorted()).toEqual(
      from.split(' ').toSorted(),
    );
  });

  it('closes work of a special project as completed, all other as closed', () => {
    expect(targetOf('close', task({ source: 'special_project' }), '2027-03-05')).toBe('completed');
    expect(targetOf('close', task(), '2027-03-05')).toBe('closed');
  });

  it('reopens into scheduled only while the planned day is ahead', () => {
    expect(targetOf('reopen', task({ scheduled_on: '2027-03-06' }), '2027-03-05')).toBe('scheduled');
    expect(targetOf('reopen', task({ scheduled_on: '2027-03-05' }), '2027-03-05')).toBe('open');
  });

  it('lets an assignee without the flag begin and close, and nothing else', () => {
    const assignee = actor({ flag: false, assigned: true });
    expect(allowedTransitions(task(), assignee, now)).toEqual(['begin', 'close']);
    expect(allowedTransitions(task({ status: 'in_progress' }), assignee, now)).toEqual(['close']);
    expect(allowedTransitions(task({ status: 'cancelled' }), assignee, now)).toEqual([]);
  });

  it('offers undo to whoever closed, for ten seconds', () => {
    const closed = task({ status: 'closed', completed_at: '2027-03-05T11:59:50.000Z', closed_by: 7 });
    expect(allowedTransitions(closed, actor(), now)).toContain('undo');
    expect(allowedTransitions(closed, actor({ userId: 8 }), now)).not.toContain('undo');
    expect(allowedTransitions(closed, actor(), new Date('2027-03-05T12:00:00.001Z'))).not.toContain('undo');
  });

  it('allows a viewer license nothing, assigned or not', () => {
    const viewer = actor({ license: 'viewer', assigned: true });
    for (const status of taskStatuses) expect(allowedTransitions(task({ status }), viewer, now)).toEqual([]);
  });

  it('every walk of allowed transitions stays in known statuses, and done work is done exactly by close', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...transitionNames), { maxLength: 30 }), (names) => {
        let state = task();
        let before: TaskStatus = 'open';
        for (const name of names) {
          if (!leadsFrom(name, state.status) || !mayTransition(name, state, actor(), now)) continue;
          const status = targetOf(name, state, '2027-03-05', before);
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
