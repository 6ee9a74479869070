import { expect, it } from 'vitest';
import { textOf } from '#platform/contract/text-of';
import type { Translate } from '#platform/web/i18n/index';
import { builtInAreaTypes } from '../../contract/index.ts';
import es from '../../locales/es.json' with { type: 'json' };
import { areaTypeWords } from '../use-building.ts';

const t: Translate = (key) => textOf(es, (key.split(':')[1] ?? '').split('.'), 'es-US') ?? key;

it('names every built-in type in the language of the reader', () => {
  expect(areaTypeWords({ key: 'elevator', name: 'Elevator' }, t)).toBe('Elevador');
  const names = Object.entries(builtInAreaTypes).map(([key, name]) => areaTypeWords({ key, name }, t));
  expect(names.filter((name) => name.includes(':'))).toEqual([]);
});

it('leaves the name that a company gave', () => {
  expect(areaTypeWords({ key: 'elevator', name: 'Freight lift' }, t)).toBe('Freight lift');
  expect(areaTypeWords({ key: 'toString', name: 'Pool deck' }, t)).toBe('Pool deck');
});
