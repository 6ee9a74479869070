import { expect, it } from 'vitest';
import type { Actor } from '#platform/contract/transitions';
import { keyStatuses } from './key-status.ts';
import { endsCustody, keyTransitions } from './transitions.ts';

const { allowed, leadsFrom, names } = keyTransitions;

const person: Actor = { userId: 7, flags: new Set(), license: 'full' };

const office: Actor = { ...person, flags: new Set(['admin.canEditJobSite']) };

const holdingsOf = (id: number) => ({ user: { id } });

it.each([
  ['in_office', ['hand_over', 'report_lost', 'return_to_client', 'retire']],
  ['held', ['transfer', 'return', 'report_lost']],
  ['lost', ['find', 'retire']],
  ['returned', ['take_back', 'retire']],
  ['retired', []],
] as const)('of a key that is %s the office may make these transitions', (status, transitions) => {
  expect(allowed({ status, custody: null }, office)).toEqual(transitions);
});

it('lets a holder report the own key lost, and nobody else do anything', () => {
  expect(allowed({ status: 'held', custody: holdingsOf(7) }, person)).toEqual(['report_lost']);
  for (const status of keyStatuses) expect(allowed({ status, custody: holdingsOf(8) }, person)).toEqual([]);
});

it('ends the custody wherever a key leaves its holder', () => {
  const leaving = names.filter((transition) => leadsFrom(transition, 'held'));
  expect(leaving.filter((transition) => endsCustody[transition] === undefined)).toEqual([]);
});
