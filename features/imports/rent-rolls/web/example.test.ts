import { expect, it } from 'vitest';
import { templateFile } from '#features/imports/imports/contract';
import { guessColumns, type RentRollTarget } from '../contract/index.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { example } from './example.ts';

it.each([
  ['en', en],
  ['es', es],
])('the template is recognized column by column (%s)', (_, { targets }) => {
  const [header = ''] = templateFile(example, (target) => targets[target as RentRollTarget])
    .slice(1)
    .split('\r\n');
  expect(guessColumns(header.split(','))).toEqual(targets);
});
