import type { Sample } from '#platform/server/testing/sample';

export const sample: Sample = {
  short: { listParkedWork: 'what failed at every try; a hundred pieces at most' },
};
