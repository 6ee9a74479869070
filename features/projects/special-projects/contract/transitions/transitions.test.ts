import { describe, expect, it } from 'vitest';
import { projectStatuses } from '../project/project-enums.ts';
import { projectTransitions } from './transitions.ts';

const today = '2027-01-31';

const { allNames, leadsFrom, targetOf } = projectTransitions;

const facts = { status: 'draft' as const, recurs: false, today };

const from = (status: (typeof projectStatuses)[number]) => allNames.filter((name) => leadsFrom(name, status));

describe('the life of a special project', () => {
  it.each([
    ['draft', ['propose', 'approve', 'activate', 'cancel']],
    ['proposed', ['approve', 'decline', 'cancel']],
    ['pending', ['activate', 'hold', 'cancel']],
    ['open', ['begin', 'hold', 'deactivate', 'close', 'cancel']],
    ['active', ['hold', 'deactivate', 'close', 'cancel']],
    ['inactive', ['activate', 'cancel']],
    ['on_hold', ['resume', 'cancel']],
    ['closed', ['invoice', 'reopen', 'cancel']],
    ['invoiced', ['uninvoice']],
    ['cancelled', ['reopen']],
  ] as const)('leads from %s by %o', (status, expected) => {
    expect(from(status)).toEqual(expected);
  });

  it.each([
    ['resume', { held_from: 'active', scheduled_date: null }, 'active'],
    ['resume', { held_from: 'pending', scheduled_date: null }, 'pending'],
    ['reopen', { held_from: null, scheduled_date: today }, 'open'],
    ['reopen', { held_from: null, scheduled_date: '2027-01-30' }, 'pending'],
    ['reopen', { held_from: null, scheduled_date: null }, 'pending'],
    ['activate', { held_from: null, scheduled_date: today }, 'open'],
  ] as const)('%s of %o leads to %s', (name, project, to) => {
    expect(targetOf(name, { ...facts, ...project })).toBe(to);
  });

  it('reaches every status, and every transition changes it', () => {
    const reached = new Set(
      projectStatuses.flatMap((status) =>
        from(status).map((name) => {
          const to = targetOf(name, { ...facts, held_from: 'open', scheduled_date: null });
          expect(to, `${name} from ${status}`).not.toBe(status);
          return to;
        }),
      ),
    );
    expect([...reached].toSorted()).toEqual([...projectStatuses].toSorted());
  });
});
