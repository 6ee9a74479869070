import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { checkValues } from './check-values.ts';
import { loadMessages } from './issue-text.ts';

it('says of a date that may be empty what is wrong with it, as of one that may not', async () => {
  vi.stubGlobal('document', { cookie: 'locale=en' });
  await loadMessages();
  const schema = z.object({ on: field.date, until: z.union([z.literal(''), field.date]) });
  const checked = checkValues(schema, { on: '12026-03-05', until: '12026-03-05' }, undefined);
  const errors = checked.ok ? {} : checked.errors;
  expect(errors.on).toMatch(/1900/);
  expect(errors.until).toBe(errors.on);
});
