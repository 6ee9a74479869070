import { expect, it } from 'vitest';
import { emptyPerson, invitedSchema, registeredSchema } from './person-values.ts';

type Schema = Pick<typeof invitedSchema, 'safeParse'>;

const missedBy = (schema: Schema, more: object): string[] => {
  const { no_email, denied_modules, license } = emptyPerson;
  const blank = { email: null, phone: null, title: null, employee_code: null, employee_number: null };
  const values = { ...blank, no_email, denied_modules, license, role_ids: [], locale: 'en', ...more };
  const names = schema.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? [];
  return [...new Set(names)].sort();
};

it('says all that an invitation misses at once, the phone that it would be texted to included', () => {
  const others = ['first_name', 'last_name', 'role_ids'];
  expect(missedBy(invitedSchema, {})).toEqual(['email', ...others].sort());
  expect(missedBy(invitedSchema, { no_email: true })).toEqual(['employee_code', 'phone', ...others].sort());
  expect(missedBy(invitedSchema, { no_email: true, phone: '3035550101' })).not.toContain('phone');
});

it('says with them that a temporary password is missing or too short, and needs no phone for it', () => {
  expect(missedBy(registeredSchema(''), { no_email: true })).toContain('temporary_password');
  expect(missedBy(registeredSchema('short'), { no_email: true })).toContain('temporary_password');
  const missed = missedBy(registeredSchema('a-long-enough-one'), { no_email: true });
  expect(missed).not.toContain('temporary_password');
  expect(missed).not.toContain('phone');
});
