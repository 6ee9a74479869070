import type { Sample } from '#platform/server/testing/sample';

export const sample: Sample = { short: { getProjectDashboard: 'sums, and at most ten of each' } };
