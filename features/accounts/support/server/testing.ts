import type { Sample } from '#platform/server/testing/sample';

export const sample: Sample = {};
