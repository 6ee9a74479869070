import type { Sample } from '#platform/server/testing/sample';

/** The records here belong to a login: there is nothing of an organization to sample. */
export const sample: Sample = {};
