import type { FieldErrors } from './use-values.ts';

/** `ofFields`: it only says that fields are marked. */
export type Problem = { text: string; ofFields?: boolean };

/** The text above the fields. A text of marked fields disappears with the last mark. */
export const problemShown = (problem: Problem | null, errors: FieldErrors): string | null =>
  problem === null || (problem.ofFields && !Object.values(errors).some(Boolean)) ? null : problem.text;
