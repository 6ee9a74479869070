import { expect, it } from 'vitest';
import { optionsByWords } from './options-by-words.ts';

const option = (label: string) => ({ value: label, label });
const options = ["O'Brien Tower", 'O’Brien Annex', 'Łódź Plaza', 'Straße 9'].map(option);

const found = (search: string, limit = 50) =>
  optionsByWords({ options, search, limit }).map((one) => ('label' in one ? one.label : one.group));

it.each([
  ["o'brien", ["O'Brien Tower", 'O’Brien Annex']],
  ['o’brien', ["O'Brien Tower", 'O’Brien Annex']],
  ['tower o`brien', ["O'Brien Tower"]],
  ['lodz', ['Łódź Plaza']],
  ['STRASSE', ['Straße 9']],
  ['', options.map(({ label }) => label)],
  ['nothing', []],
])('finds the options that have every word of %j', (search, expected) => {
  expect(found(search)).toEqual(expected);
});

it('stops at the limit, within groups too', () => {
  expect(found('', 2)).toHaveLength(2);
  const groups = [
    { group: 'A', items: options.slice(0, 2) },
    { group: 'B', items: options.slice(2) },
  ];
  expect(optionsByWords({ options: groups, search: 'z', limit: 1 })).toEqual([
    { group: 'A', items: [] },
    { group: 'B', items: [option('Łódź Plaza')] },
  ]);
});
