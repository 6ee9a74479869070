import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';

export const liveEndpoints = {
  streamChanges: endpoint({
    method: 'GET',
    path: '/changes',
    summary: 'Changes of records as server-sent events; `after` resumes behind the last one heard',
    access: 'signed-in',
    query: z.strictObject({ after: z.int().min(0).optional() }),
    answer: 'stream',
    rate: 'read',
    audit: null,
  }),
};
