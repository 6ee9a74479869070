import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { mayContribute, readAccess } from '../project/project-endpoints.ts';
import { checkEntry, costFields, projectCosts } from './cost.ts';

export const costEndpoints = {
  getProjectCosts: endpoint({
    method: 'GET',
    path: '/special-project/{id}/costs',
    summary: 'What the work of a project took, beside the estimate for those who see money',
    access: readAccess,
    params: field.idParams,
    answer: projectCosts,
  }),
  noteProjectCost: endpoint({
    method: 'POST',
    path: '/special-project/{id}/costs',
    summary: 'Note material, hours or another cost; a repeat with the same client_uuid notes it once',
    access: mayContribute,
    params: field.idParams,
    body: costFields.extend({ client_uuid: field.clientUuid.optional() }).superRefine(checkEntry),
    answer: projectCosts,
    rate: 'write',
    audit: 'special-project.cost-noted',
  }),
  changeProjectCost: endpoint({
    method: 'PUT',
    path: '/special-project/cost/{id}',
    summary: 'Correct or price an entry: whoever noted it, or people who change projects',
    access: mayContribute,
    params: field.idParams,
    body: costFields.extend({ updated_at: field.updatedAt }).superRefine(checkEntry),
    answer: projectCosts,
    rate: 'write',
    audit: 'special-project.cost-changed',
  }),
  removeProjectCost: endpoint({
    method: 'DELETE',
    path: '/special-project/cost/{id}',
    summary: 'Remove an entry: whoever noted it, or people who change projects',
    access: mayContribute,
    params: field.idParams,
    query: z.strictObject({ updated_at: field.updatedAt.optional() }),
    answer: projectCosts,
    rate: 'write',
    audit: 'special-project.cost-removed',
  }),
};
