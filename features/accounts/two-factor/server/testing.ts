import type { Sample } from '#platform/server/testing/sample';

/** There is no sample: the records of this feature belong to logins, not to an organization. */
export const sample: Sample = {};
