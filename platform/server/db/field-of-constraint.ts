import { invalid } from '#platform/contract/errors';

/** Turns a violation of a unique constraint into a 422 of the matching field; other errors pass through. */
export const fieldOfConstraint =
  (fields: Record<string, { field: string; code: string }>) =>
  (error: unknown): never => {
    const { code, constraint = '' } = (error ?? {}) as { code?: string; constraint?: string };
    const known = code === '23505' ? fields[constraint] : undefined;
    if (known) throw invalid({ [known.field]: [known.code] });
    throw error;
  };
