import type { Sample } from '#platform/server/testing/sample';

export const sample: Sample = {
  create: async () => ({}),
  records: {},
  grow: [],
  lists: { listMissingWork: '', getTonight: '' },
  short: { getMissingSummary: 'three numbers' },
};
