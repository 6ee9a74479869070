import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { fieldsOf } from './parse-input.ts';
import { readTextFields } from './read-inputs.ts';

const schema = z.strictObject({ name: field.name });

const wrong = (value: unknown) => {
  const { error } = schema.safeParse(value, { reportInput: true });
  return error ? fieldsOf(error) : {};
};

describe('what is wrong with an input', () => {
  it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])('names the unknown field %s', (key) => {
    const value = JSON.parse(`{"name":"Ann","${key}":1}`);
    const said = [[key, [{ code: 'unknown_field' }]]];
    expect(Object.entries(wrong(value))).toEqual(said);
    expect(Object.entries(wrong(readTextFields(schema, value)))).toEqual(said);
  });

  it('names 20 unknown fields of a body however many there are, and counts the others', () => {
    const keys = Array.from(
      { length: 60_000 },
      (_, at) => `unknown ${at} ${'x'.repeat(at === 0 ? 10_000 : 0)}`,
    );
    const fields = wrong({ name: '', ...Object.fromEntries(keys.map((key) => [key, 1])) });
    expect(Object.keys(fields)).toHaveLength(22);
    expect(JSON.stringify(fields).length).toBeLessThan(3000);
    expect(fields).toMatchObject({
      name: [{ code: 'required' }],
      'unknown 19 ': [{ code: 'unknown_field' }],
      '': [{ code: 'more_unknown_fields', values: { count: 59_980 } }],
    });
  });

  it('names as many wrong fields as any form can have, and counts the others', () => {
    const list = z.strictObject({ ids: z.array(field.id) });
    const { error } = list.safeParse({ ids: Array.from({ length: 50_000 }, () => 'x') });
    const fields = error ? fieldsOf(error) : {};
    expect(Object.keys(fields)).toHaveLength(401);
    expect(fields['']).toEqual([{ code: 'more_wrong_fields', values: { count: 49_600 } }]);
  });

  const due = z.union([field.date, field.timestamp]);
  it.each([
    ['a day', field.date, 'soon', 'date_format'],
    ['a day', field.date, '2026-02-30', 'date_format'],
    ['a day', field.date, '0026-02-20', 'date_year'],
    ['a moment', field.timestamp, 'soon', 'date_time_format'],
    ['a moment', field.timestamp, '2026-02-20T10:00:00', 'date_time_format'],
    ['a day', field.date, '12026-02-20', 'date_year'],
    ['a day', field.date, '+012026-02-20', 'date_year'],
    ['a moment', field.timestamp, '9026-02-20T10:00:00Z', 'date_year'],
    ['a moment', field.timestamp, '12026-02-20T10:00:00Z', 'date_year'],
    ['a day or a moment', due, 'soon', 'date_format'],
    ['a day or a moment', due, '9026-02-20', 'date_year'],
    ['a day or a moment', due, '12026-02-20', 'date_year'],
    ['a day or a moment', due, 5, 'wrong_type'],
    ['a day or a moment', due, undefined, 'required'],
    ['a count', z.int(), 1.5, 'whole_number'],
    ['a count', z.int(), 'many', 'wrong_type'],
    ['a name', field.name, '<b>', 'name_brackets'],
    ["a person's name", field.personName, '<b>', 'valid_name'],
    ["a person's name", field.personName, '7', 'valid_name'],
  ])('says one thing of %s: %#', (_, given, value, code) => {
    const { error } = z.strictObject({ given }).safeParse({ given: value }, { reportInput: true });
    const { given: fields } = error ? fieldsOf(error) : {};
    expect(fields?.map((said) => said.code)).toEqual([code]);
  });

  it('counts characters as the limit does', () => {
    expect(wrong({ name: '\u{1f9f9}'.repeat(120) })).toMatchObject({
      name: [{ values: { length: 120, maximum: 100 } }],
    });
  });
});
