import { expect, it } from 'vitest';
import { textOf } from '#platform/contract/text-of';
import type { Translate } from '#platform/web/i18n/index';
import es from '../locales/es.json' with { type: 'json' };
import { personDetail } from './use-person-words.ts';

const t: Translate = (key) => textOf(es, (key.split(':')[1] ?? '').split('.'), 'es-US') ?? key;

it('marks whoever has not accepted yet, beside the title if there is one', () => {
  const ada = { name: 'Ada Vega', title: 'Conserje' };
  expect(personDetail(ada, t)).toBe('Conserje');
  expect(personDetail({ ...ada, invited: true }, t)).toBe('Conserje · Invitación pendiente');
  expect(personDetail({ name: 'Ada Vega', title: null, invited: true }, t)).toBe('Invitación pendiente');
  expect(personDetail({ name: 'Ada Vega', invited: false }, t)).toBe('');
});
