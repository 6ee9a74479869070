import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { fieldsOf } from './parse-input.ts';
import { readTextFields } from './read-text-fields.ts';

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

  it('counts characters as the limit does', () => {
    expect(wrong({ name: '\u{1f9f9}'.repeat(120) })).toMatchObject({
      name: [{ values: { length: 120, maximum: 100 } }],
    });
  });
});
