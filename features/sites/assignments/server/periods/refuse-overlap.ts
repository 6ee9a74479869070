import { invalid } from '#platform/contract/errors';

/** Turns the database's refusal of two periods in the same time into a 422; other errors pass through. */
export const refuseOverlap =
  (field: string) =>
  (error: unknown): never => {
    const { constraint } = (error ?? {}) as { constraint?: string };
    if (constraint === 'job_site_assignment_users_overlap') throw invalid({ [field]: ['period_overlaps'] });
    throw error;
  };
