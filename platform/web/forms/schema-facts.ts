import type { z } from 'zod';

type Any = {
  def?: { type?: string; innerType?: Any; in?: Any; element?: Any };
  shape?: Record<string, Any>;
  maxLength?: number | null;
  safeParse?: (value: unknown) => { success: boolean };
};

const unwrap = (schema: Any | undefined): Any | undefined => {
  const next = schema?.def?.innerType ?? schema?.def?.in;
  return next ? unwrap(next) : schema;
};

const at = (schema: z.ZodType, path: string): Any | undefined => {
  let current: Any | undefined = schema as unknown as Any;
  for (const step of path.split('.')) {
    const plain = unwrap(current);
    current = /^\d+$/.test(step) ? plain?.def?.element : plain?.shape?.[step];
  }
  return current;
};

const takes = (schema: Any | undefined, value: unknown): boolean =>
  schema?.safeParse?.(value).success ?? false;

/** Whether a field must not be empty. */
export const isRequired = (schema: z.ZodType, path: string): boolean => {
  const field = at(schema, path);
  return field !== undefined && !takes(field, undefined) && !takes(field, null) && !takes(field, '');
};

/** The maximum number of characters of a field. */
export const limitOf = (schema: z.ZodType, path: string): number | undefined =>
  unwrap(at(schema, path))?.maxLength ?? undefined;

/** Turns an emptied input into the field's form of "none": null, '' or absent. */
export const withoutBlanks = (schema: z.ZodType, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (value !== '') return [name, value];
      const field = at(schema, name);
      if (takes(field, null)) return [name, null];
      return [name, takes(field, '') ? '' : undefined];
    }),
  );
