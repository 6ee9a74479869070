import type { Sample } from '#platform/server/testing/sample';

export const sample: Sample = {
  short: { listMailStops: 'at most three for each contact of one client' },
};
