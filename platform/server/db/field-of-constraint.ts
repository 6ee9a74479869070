import { invalid } from '#platform/contract/errors';

/** Turns a unique violation of a named constraint into the 422 of the field that people know; passes anything else on. */
export const fieldOfConstraint =
  (fields: Record<string, { field: string; code: string }>) =>
  (error: unknown): never => {
    const { code, constraint = '' } = (error ?? {}) as { code?: string; constraint?: string };
    const known = code === '23505' ? fields[constraint] : undefined;
    if (known) throw invalid({ [known.field]: [known.code] });
    throw error;
  };
