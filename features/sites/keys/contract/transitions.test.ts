import { expect, it } from 'vitest';
import { keyStatuses } from './key-status.ts';
import { allowedTransitions, keyTransitionNames, keyTransitions } from './transitions.ts';

const office = { mayEdit: true, isHolder: false };

it.each([
  ['in_office', ['hand_over', 'report_lost', 'return_to_client', 'retire']],
  ['held', ['transfer', 'return', 'report_lost']],
  ['lost', ['find', 'retire']],
  ['returned', ['take_back', 'retire']],
  ['retired', []],
] as const)('of a key that is %s the office may make these transitions', (status, transitions) => {
  expect(allowedTransitions(status, office)).toEqual(transitions);
});

it('lets a holder report the own key lost, and nobody else do anything', () => {
  expect(allowedTransitions('held', { mayEdit: false, isHolder: true })).toEqual(['report_lost']);
  for (const status of keyStatuses)
    expect(allowedTransitions(status, { mayEdit: false, isHolder: false })).toEqual([]);
});

it('ends the custody wherever a key leaves its holder', () => {
  const leaving = keyTransitionNames.filter((transition) => keyTransitions[transition].from.includes('held'));
  expect(leaving.filter((transition) => keyTransitions[transition].ends === undefined)).toEqual([]);
});
