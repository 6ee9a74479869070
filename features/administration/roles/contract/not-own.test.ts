import { describe, expect, it } from 'vitest';
import type { Flag } from '#platform/contract/flags';
import { notOwn } from './not-own.ts';

const inspector: Flag[] = ['hasAccessInspections', 'inspections.canEdit'];

const limited: Flag[] = ['hasAccessInspections', 'inspections.onlyFinalized'];

describe('what a person may not give', () => {
  it.each([
    ['a flag of the own', inspector, [], ['inspections.canEdit'], []],
    ['a flag of others', inspector, [], ['tasks.canAddTask'], ['tasks.canAddTask']],
    ['a flag that the role had', inspector, ['tasks.canAddTask'], ['tasks.canAddTask'], []],
    ['nothing, by taking away', inspector, ['tasks.canAddTask'], [], []],
    ['a restriction', inspector, inspector, [...inspector, 'inspections.onlyFinalized'], []],
    ['the end of a restriction, when free', inspector, limited, ['hasAccessInspections'], []],
    [
      'the end of a restriction, when bound',
      limited,
      limited,
      ['hasAccessInspections'],
      ['inspections.onlyFinalized'],
    ],
    [
      'a module without the own restriction',
      limited,
      [],
      inspector.slice(0, 1),
      ['inspections.onlyFinalized'],
    ],
    ['a module with the own restriction', limited, [], limited, []],
    ['isAdmin', inspector, [], ['isAdmin'], ['isAdmin']],
    ['the end of isAdmin', inspector, ['isAdmin'], [], ['isAdmin']],
    ['isAdmin as an admin', ['isAdmin'], ['isAdmin'], [], []],
  ] satisfies [string, Flag[], Flag[], Flag[], Flag[]][])('%s', (_, own, before, after, expected) => {
    expect(notOwn(new Set(own), before, after).toSorted()).toEqual(expected.toSorted());
  });
});
