import { expect, it } from 'vitest';
import { isRequired, withoutBlanks } from '#platform/web/forms/schema-facts';
import { editSchema } from './building-values.ts';

it.each(['name', 'address', 'city', 'state', 'zip'])(
  'marks %s as required, and refuses it emptied',
  (name) => {
    expect(isRequired(editSchema, name)).toBe(true);
    const issues = editSchema.safeParse(withoutBlanks(editSchema, { [name]: '' })).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toContain(name);
  },
);
