import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { client } from './client.ts';
import { clientMerge } from './merge.ts';

/** A merge changes one client and takes the other one away. */
const mayMerge = { all: ['admin.canAddClient', 'admin.canDeleteClient'] } as const;

export const mergeEndpoints = {
  getClientMerge: endpoint({
    method: 'GET',
    path: '/core/client/{id}/merge',
    summary: 'What would move if this client were merged into another one',
    access: mayMerge,
    params: field.idParams,
    query: z.strictObject({ into_id: field.id }),
    answer: clientMerge,
  }),
  mergeClient: endpoint({
    method: 'POST',
    path: '/core/client/{id}/merge',
    summary: 'Merge this client into another one, for good; answers the one that is kept',
    access: mayMerge,
    params: field.idParams,
    body: z.strictObject({
      into_id: field.id,
      updated_at: field.updatedAt,
      into_updated_at: field.updatedAt,
    }),
    answer: client,
    rate: 'write',
    audit: 'client.merged',
  }),
};
