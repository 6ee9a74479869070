import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { readAccess } from '../log/action-log-endpoints.ts';
import { round, roundFields, withBothHours } from './round.ts';

const write = { access: { all: ['hasAccessActionLog', 'admin.canEditJobSite'] }, rate: 'write' } as const;

export const roundEndpoints = {
  listRounds: endpoint({
    method: 'GET',
    path: '/action-log/rounds',
    summary: 'The rounds of a job, or of all jobs in sight: at most 300',
    access: readAccess,
    query: z.strictObject({ job_id: field.id.optional() }),
    answer: z.array(round),
  }),
  createRound: endpoint({
    ...write,
    method: 'POST',
    path: '/action-log/rounds',
    summary: 'Add a round to a job site',
    body: withBothHours(z.strictObject({ job_id: field.id, building_id: field.id, ...roundFields })),
    answer: round,
    audit: 'action-log-round.created',
  }),
  updateRound: endpoint({
    ...write,
    method: 'PUT',
    path: '/action-log/round/{id}',
    summary: 'Save a round',
    params: field.idParams,
    body: withBothHours(z.strictObject({ ...roundFields, updated_at: field.updatedAt })),
    answer: round,
    audit: 'action-log-round.updated',
  }),
  deleteRound: endpoint({
    ...write,
    method: 'DELETE',
    path: '/action-log/round/{id}',
    summary: 'Delete a round; what was noted on it stays',
    params: field.idParams,
    answer: field.idParams,
    audit: 'action-log-round.deleted',
  }),
};
