import { expect, it } from 'vitest';
import { cleanRow } from './clean-row.ts';
import type { PersonTarget } from './mapping.ts';

const mapping = {
  ...({ columns: {}, existing: 'skip', match: 'email', clear_empty: false } as const),
  ...({ invite: 'later', fix_case: true } as const),
};

const clean = (cells: Partial<Record<PersonTarget, string>>) =>
  cleanRow((target) => cells[target] ?? '', mapping);

const whole = { first_name: 'ANA', last_name: 'RUIZ', email: ' Ana@Example.test ', roles: 'Supervisor' };

it('has an ordinary spelling and an address in small letters', () => {
  expect(clean(whole)).toMatchObject({
    row: { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@example.test', license: 'full', locale: null },
    faults: [],
    warnings: [],
  });
});

it.each([
  ['license', 'Solo consulta', 'viewer'],
  ['license', 'Full', 'full'],
  ['locale', 'Español', 'es'],
  ['locale', 'English', 'en'],
] as const)('reads %s %j', (target, cell, is) =>
  expect(clean({ ...whole, [target]: cell }).row[target]).toBe(is),
);

it('names roles and jobs once each', () => {
  const { row } = clean({ ...whole, roles: 'Supervisor; Day Porter|Supervisor', jobs: 'J-1, J-2;J-1' });
  expect([row.roles, row.jobs]).toEqual(['Supervisor; Day Porter', 'J-1; J-2']);
});

it('says everything that is wrong, and guesses no rights', () => {
  const { faults } = clean({ first_name: '12', email: 'x@', license: 'gold', locale: 'fr' });
  expect(faults.map(({ field, code }) => `${field} ${code}`).sort()).toEqual([
    'email valid_email',
    'first_name valid_name',
    'last_name required',
    'license people_import_word_unknown',
    'locale people_import_word_unknown',
    'roles required',
  ]);
});

it('takes an employee code where there is no address, and asks for one of the two', () => {
  const rest = { ...whole, email: '' };
  expect(clean({ ...rest, employee_code: 'N-7' })).toMatchObject({ row: { email: null }, faults: [] });
  expect(clean(rest).faults).toMatchObject([{ field: 'email', code: 'people_import_no_login' }]);
});
