import { describe, expect, it } from 'vitest';
import { guessColumns, importTargets } from '../../contract/index.ts';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { templateFile } from './template.ts';

describe('the template', () => {
  it.each([
    ['en', en],
    ['es', es],
  ])('is recognized column by column (%s)', (_, { targets }) => {
    const [header = ''] = templateFile((target) => targets[target])
      .slice(1)
      .split('\r\n');
    const expected = Object.fromEntries(importTargets.map((target) => [target, targets[target]]));
    expect(guessColumns(header.split(','))).toEqual(expected);
  });
});
