import { expect, it } from 'vitest';
import { templateStatuses } from './status.ts';
import { leadsFrom, templateTransitionNames, templateTransitions } from './transitions.ts';

const transitionsOf = (status: (typeof templateStatuses)[number], used: number) =>
  templateTransitionNames.filter((transition) => leadsFrom(transition, { status, used })).join(' ');

it.each([
  ['draft', 0, 'publish'],
  ['published', 0, 'publish archive withdraw'],
  ['published', 3, 'publish archive'],
  ['archived', 0, 'unarchive'],
  ['archived', 3, 'unarchive'],
] as const)('from %s, used %i times: %s', (status, used, transitions) => {
  expect(transitionsOf(status, used)).toBe(transitions);
});

it('leads out of every status', () => {
  const reached = new Set(Object.values(templateTransitions).map(({ to }) => to));
  expect([...reached].sort()).toEqual([...templateStatuses].sort());
});
