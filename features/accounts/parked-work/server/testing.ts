import { loadParkedById } from '#platform/server/queue/parked-work-repository';
import type { Sample } from '#platform/server/testing/sample';

export const sample: Sample = {
  statements: [(tenant) => loadParkedById(tenant, crypto.randomUUID())],
  short: { listParkedWork: 'what failed at every try; a hundred pieces at most' },
};
