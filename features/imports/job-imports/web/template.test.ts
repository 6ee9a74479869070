import { describe, expect, it } from 'vitest';
import { templateFile } from '#features/imports/imports/contract';
import { guessColumns, importTargets } from '../contract/index.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { example } from './example.ts';

describe('the template', () => {
  it.each([
    ['en', en],
    ['es', es],
  ])('is recognized column by column (%s)', (_, { targets }) => {
    const [header = ''] = templateFile(example, (target) => targets[target as keyof typeof targets])
      .slice(1)
      .split('\r\n');
    const expected = Object.fromEntries(importTargets.map((target) => [target, targets[target]]));
    expect(guessColumns(header.split(','))).toEqual(expected);
  });
});
