import { expect, it } from 'vitest';
import { z } from 'zod';
import { compiled } from './compiled.ts';

const schema = z.object({
  id: z.int().min(1),
  name: z.string().transform((text) => text.trim()),
  state: z.enum(['open', 'closed']).default('open'),
  parts: z.array(z.object({ note: z.string().nullable() })),
});

const given = { id: 1, name: ' Alba ', parts: [{ note: null, added: 1 }], added: 2 };

it('parses alike before and after: unknown fields are dropped, in the order of the schema', () => {
  const texts = Array.from({ length: 6 }, () => JSON.stringify(compiled(schema).parse(given)));
  expect(new Set(texts)).toEqual(new Set([JSON.stringify(schema.parse(given))]));
  expect(compiled(schema)).not.toBe(schema);
  expect(given.parts[0]).toHaveProperty('added');
});

it('refuses alike, with the same issues', () => {
  const wrong = { id: 0, name: 5, parts: [{}] };
  for (let use = 0; use < 6; use += 1) {
    expect(compiled(schema).safeParse(wrong).error?.issues).toEqual(schema.safeParse(wrong).error?.issues);
  }
});
