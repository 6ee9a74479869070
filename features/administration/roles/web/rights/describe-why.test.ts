import { expect, it } from 'vitest';
import { textOf } from '#platform/contract/text-of';
import type { Translate } from '#platform/web/i18n/index';
import type { FlagRight } from '../../contract/index.ts';
import en from '../../locales/en.json' with { type: 'json' };
import { describeAnswer, describeWhy } from './describe-why.ts';

const t: Translate = (key, values) =>
  textOf(en, (key.split(':')[1] ?? '').split('.'), 'en-US', values) ?? key;

const person = {
  roles: [
    { id: 1, key: 'night', name: 'Night lead' },
    { id: 2, key: 'day', name: 'Day lead' },
  ],
};

const right = (more: Partial<FlagRight>): FlagRight => ({
  flag: 'tasks.canAddTask',
  held: false,
  given_by: [],
  freed_by: [],
  taken_by: null,
  ...more,
});

const restriction = (more: Partial<FlagRight>) => right({ flag: 'inspections.onlyFinalized', ...more });

it.each([
  [right({}), 'No', 'Not granted by any role'],
  [right({ held: true, given_by: [1, 2] }), 'Yes', 'Granted by Night lead, Day lead'],
  [
    right({ given_by: [2], taken_by: 'license' }),
    'No',
    'Granted by Day lead, but removed by the viewer license',
  ],
  [
    right({ given_by: [1], taken_by: 'tasks' }),
    'No',
    'Granted by Night lead, but the module Tasks is turned off',
  ],
  [restriction({}), 'Not limited', 'No role opens this module'],
  [restriction({ held: true, given_by: [1] }), 'Limited', 'Limited by Night lead'],
  [restriction({ given_by: [1], freed_by: [2] }), 'Not limited', 'Limit lifted by Day lead'],
])('%j', (given, answer, why) => {
  expect([describeAnswer(given, t), describeWhy(person, given, t)]).toEqual([answer, why]);
});
