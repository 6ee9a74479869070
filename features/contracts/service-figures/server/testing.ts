import type { Sample } from '#platform/server/testing/sample';

export const sample: Sample = {
  lists: { listServiceFigures: '' },
  short: { listFigureGroups: 'one row for each area or manager' },
};
