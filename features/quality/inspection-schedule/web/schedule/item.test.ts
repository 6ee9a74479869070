import { expect, it } from 'vitest';
import type { PlannedInspection, Schedule } from '../../contract/index.ts';
import { mayPut, planItem } from './item.ts';

const plan = {
  id: 1,
  planned_on: '2026-11-20',
  inspector: { id: 5, name: 'Ana' },
  can: { move: true },
} as PlannedInspection;

const looks = (plan_all: boolean) => ({
  userId: 5,
  schedule: { today: '2026-11-24', can: { plan_own: true, plan_all } } as Schedule,
});

it.each([
  ['a planner puts it on anybody', true, { day: '2026-11-25', userId: 9 }, true],
  ['an inspector puts it on nobody else', false, { day: '2026-11-25', userId: 9 }, false],
  ['an inspector moves the own', false, { day: '2026-11-25', userId: 5 }, true],
  ['nobody moves it into the past', true, { day: '2026-11-23', userId: 5 }, false],
  ['on its own day it may change hands', true, { day: '2026-11-20', userId: null }, true],
] as const)('%s', (_case, plansAll, spot, expected) => {
  expect(mayPut(planItem(plan), spot, looks(plansAll))).toBe(expected);
});

it('what has begun stays', () => {
  const begun = planItem({ ...plan, can: { move: false } });
  expect(mayPut(begun, { day: '2026-11-25', userId: 5 }, looks(true))).toBe(false);
});
