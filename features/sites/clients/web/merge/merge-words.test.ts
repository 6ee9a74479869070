import { expect, it } from 'vitest';
import { textOf } from '#platform/contract/text-of';
import type { Translate } from '#platform/web/i18n/index';
import type { ClientMergePreview } from '../../contract/index.ts';
import en from '../../locales/en.json' with { type: 'json' };
import { fieldsInWords, movedWords } from './merge-words.ts';

const t: Translate = (key, values) =>
  textOf(en, (key.split(':')[1] ?? '').split('.'), 'en-US', values) ?? key;

const side = { id: 1, account_number: 'ACME', name: 'Acme', updated_at: '2027-01-01T00:00:00Z' };

const plan: ClientMergePreview = {
  from: side,
  into: { ...side, id: 2, account_number: '1042' },
  moves: [
    { kind: 'viewers', count: 1 },
    { kind: 'keys', count: 2 },
    { kind: 'jobs', count: 12 },
    { kind: 'badges', count: 1 },
  ],
  contacts: { moved: 3, joined: 1 },
  filled: [],
  history: [],
};

it('says in numbers what moves, kinds without words of their own together', () => {
  expect(movedWords(plan, t)).toEqual([
    '12 job sites',
    '1 contact with an account',
    '3 contacts',
    '3 more records',
  ]);
  expect(movedWords({ ...plan, moves: [], contacts: { moved: 0, joined: 0 } }, t)).toEqual([]);
});

it('says account number and name with their values', () => {
  expect(fieldsInWords(['account_number', 'name', 'tax_rate_pct', 'logo'], side, t)).toEqual([
    'Account number: ACME',
    'Name: Acme',
    'Tax rate',
    'Logo',
  ]);
});
