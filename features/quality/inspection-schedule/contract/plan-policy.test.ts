import { expect, it } from 'vitest';
import type { Flag } from '#platform/contract/flags';
import { mayPlan } from './plan-policy.ts';

const planner = (flags: Flag[], license: 'full' | 'viewer' = 'full') => ({
  userId: 5,
  flags: new Set(flags),
  license,
});

it.each([
  ['who edits inspections moves anybody’s', planner(['admin.canEditInspections']), [7, 8], true],
  ['an inspector takes what is free', planner(['inspections.canEdit']), [null, 5], true],
  ['an inspector moves and returns the own', planner(['inspections.canEdit']), [5, null], true],
  ['an inspector gives nothing to others', planner(['inspections.canEdit']), [5, 7], false],
  ['an inspector takes nothing from others', planner(['inspections.canEdit']), [7, 5], false],
  ['others plan nothing', planner([]), [null, null], false],
  ['a viewer plans nothing', planner(['admin.canEditInspections'], 'viewer'), [null], false],
] as const)('%s', (_case, who, inspectors, expected) => {
  expect(mayPlan(who, inspectors)).toBe(expected);
});
