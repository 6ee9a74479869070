import { expect, it } from 'vitest';
import { templateStatuses, templateTransitions } from './transitions.ts';

const { names, refusalOf, targetsOf } = templateTransitions;

const transitionsOf = (status: (typeof templateStatuses)[number], used: number) =>
  names.filter((name) => refusalOf(name, { status, used }, null) === null).join(' ');

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
  const reached = new Set(names.flatMap(targetsOf));
  expect([...reached].sort()).toEqual([...templateStatuses].sort());
});
