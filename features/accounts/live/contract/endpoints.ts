import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';

export const liveEndpoints = {
  streamChanges: endpoint({
    method: 'GET',
    path: '/changes',
    summary:
      'Changes as server-sent events: behind the last one heard (`after`), or the last `age` milliseconds first',
    access: 'signed-in',
    query: z.strictObject({
      after: z.int().min(0).optional(),
      age: z.int().min(0).max(600_000).optional(),
    }),
    answer: 'stream',
  }),
};
