import type { z } from 'zod';
import { issueText } from './issue-text.ts';
import { withoutBlanks } from './schema-facts.ts';

type Checked<S extends z.ZodType> =
  | { ok: true; body: z.output<S> }
  | { ok: false; errors: Record<string, string> };

/** Checks the values with the endpoint's own schema before anything is sent. */
export const checkValues = <S extends z.ZodType>(
  schema: S,
  values: Record<string, unknown>,
  updatedAt: string | undefined,
): Checked<S> => {
  const shape = (schema as { shape?: Record<string, unknown> }).shape;
  const known = shape
    ? Object.fromEntries(Object.entries(values).filter(([field]) => field in shape))
    : values;
  const stamped = updatedAt !== undefined && shape && 'updated_at' in shape ? { updated_at: updatedAt } : {};
  const parsed = schema.safeParse({ ...withoutBlanks(schema, known), ...stamped }, { reportInput: true });
  if (parsed.success) return { ok: true, body: parsed.data };
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const path = issue.path.join('.');
    errors[path] ??= issueText(issue);
  }
  return { ok: false, errors };
};
