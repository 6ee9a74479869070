import { describe, expect, it } from 'vitest';
import { type Actor, defineTransitions } from './transitions.ts';

const statuses = ['draft', 'open', 'paused', 'over'] as const;

type Plan = { stored: 'draft' | 'open' | 'paused'; until: string; today: string; owner: number };

const plans = defineTransitions({
  entity: 'night-plan',
  statuses,
  status: ({ stored, until, today }: Plan) => (stored === 'open' && until < today ? 'over' : stored),
  right: ['isAdmin', 'tasks.canAddTask'],
  edges: {
    start: { from: ['draft'], to: 'open', event: 'night-plan.started' },
    pause: {
      from: ['open'],
      to: 'paused',
      right: (plan, actor) => plan.owner === actor.userId,
      guard: ({ until, today }) => (until === today ? 'last_day' : null),
    },
    resume: { from: ['paused'], to: ['open', 'draft'], target: ({ until }) => (until ? 'open' : 'draft') },
    reopen: {
      from: ['paused', 'over'],
      to: 'open',
      reason: true,
      guard: ({ until }) => until === '' || null,
    },
    end: {
      from: ['open'],
      to: 'over',
      right: 'isAdmin',
      guard: ({ until }) => ({ code: 'ends_itself', values: { until } }),
    },
  },
  automatic: { expire: { from: ['over'], to: 'draft' } },
});

const plan: Plan = { stored: 'draft', until: '2027-03-05', today: '2027-03-01', owner: 7 };

const actor: Actor = { userId: 7, flags: new Set(['isAdmin', 'tasks.canAddTask']), license: 'full' };

describe('transitions', () => {
  it('are offered where status, right and guard allow them, in their order', () => {
    expect(plans.names).toEqual(['start', 'pause', 'resume', 'reopen', 'end']);
    expect(plans.allowed(plan, actor)).toEqual(['start']);
    expect(plans.allowed({ ...plan, stored: 'paused' }, actor)).toEqual(['resume', 'reopen']);
    expect(plans.allowed({ ...plan, stored: 'open' }, actor)).toEqual(['pause']);
    expect(plans.allowed({ ...plan, stored: 'open', today: plan.until }, actor)).toEqual([]);
    expect(plans.allowed({ ...plan, stored: 'open', today: '2027-03-06' }, actor)).toEqual(['reopen']);
  });

  it.each([
    ['a status that it does not lead from', plan, 'pause', actor, 409, 'transition_refused'],
    ['a person without one of its flags', plan, 'start', { ...actor, flags: new Set() }, 403, 'forbidden'],
    ['a viewer license', plan, 'start', { ...actor, license: 'viewer' }, 403, 'forbidden'],
    ['what a rule denies', { ...plan, stored: 'open', owner: 8 }, 'pause', actor, 403, 'forbidden'],
    ['a guard', { ...plan, stored: 'open', today: plan.until }, 'pause', actor, 409, 'last_day'],
    [
      'a guard without words',
      { ...plan, stored: 'paused', until: '' },
      'reopen',
      actor,
      409,
      'transition_refused',
    ],
    ['a person', { ...plan, stored: 'open', today: '2028-01-01' }, 'expire', actor, 403, 'forbidden'],
  ] as [string, Plan, (typeof plans.allNames)[number], Actor, number, string][])(
    'are refused: %s',
    (_, record, name, by, status, code) => {
      expect(plans.refusalOf(name, record, by)).toMatchObject({ status, message: { code } });
    },
  );

  it('say what a guard names', () => {
    const open = { ...plan, stored: 'open' } as const;
    expect(plans.refusalOf('end', open, actor)).toEqual({
      status: 409,
      message: { code: 'ends_itself', values: { until: plan.until } },
    });
  });

  it('are made by the system without a right', () => {
    const over = { ...plan, stored: 'open', today: '2028-01-01' } as const;
    expect(plans.refusalOf('expire', over, null)).toBeNull();
    expect(plans.refusalOf('start', over, null)).toMatchObject({ status: 409 });
  });

  it('say by name and status what is refused', () => {
    expect(plans.messageOf('start', 'over')).toEqual({
      code: 'transition_refused',
      values: {
        name: { code: 'night_plan_transition_start' },
        step: { code: 'night_plan_step_start' },
        status: { code: 'night_plan_status_over' },
      },
    });
  });

  it('lead to the status of their target, where there are several', () => {
    expect(plans.targetOf('start', plan)).toBe('open');
    expect(plans.targetOf('resume', plan)).toBe('open');
    expect(plans.targetOf('resume', { ...plan, until: '' })).toBe('draft');
    expect(plans.targetsOf('resume')).toEqual(['open', 'draft']);
  });

  it.each([
    ['started', 'draft', 'open', null, 'start'],
    ['moved', 'open', 'paused', null, 'pause'],
    ['moved', 'paused', 'open', null, 'resume'],
    ['moved', 'paused', 'open', 'Too early', 'reopen'],
    ['moved', 'over', 'draft', null, 'expire'],
    ['updated', null, null, null, undefined],
  ])('are found again in the history: %s from %s to %s', (done, from, to, note, name) => {
    expect(plans.transitionOf({ action: `night-plan.${done}`, from, to, note })).toBe(name);
  });
});
