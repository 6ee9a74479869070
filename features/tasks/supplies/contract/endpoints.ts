import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { jobSupplies, pieces, supply, supplyFields } from './supply.ts';
import { units } from './units.ts';

const edit = { all: ['hasAccessWorld', 'admin.canEditSupplies'] } as const;

/** People who work at a site, on tasks or on its supplies. */
export const countFlags = ['admin.canEditSupplies', 'tasks.canUpdateTask'] as const;

export const count = { all: ['hasAccessWorld'], any: countFlags } as const;

const ofSupply = z.strictObject({ id: field.id, supplyId: field.id });

export const supplyEndpoints = {
  listJobSupplies: endpoint({
    method: 'GET',
    path: '/job/{id}/supplies',
    summary: 'What a site keeps on the shelf, what should be there, and the last count',
    access: { all: ['hasAccessWorld'] },
    params: field.idParams,
    answer: jobSupplies,
  }),
  createSupply: endpoint({
    method: 'POST',
    path: '/job/{id}/supplies',
    summary: 'Add a supply to a site',
    access: edit,
    params: field.idParams,
    body: z.strictObject({ ...supplyFields, client_uuid: field.clientUuid.optional() }),
    answer: supply,
    rate: 'write',
    audit: 'supply.created',
  }),
  updateSupply: endpoint({
    method: 'PUT',
    path: '/job/{id}/supplies/{supplyId}',
    summary: 'Change a supply, or say that the site no longer keeps it',
    access: edit,
    params: ofSupply,
    body: z.strictObject({ ...supplyFields, active: z.boolean().default(true), updated_at: field.updatedAt }),
    answer: supply,
    rate: 'write',
    audit: 'supply.updated',
  }),
  countSupply: endpoint({
    method: 'PUT',
    path: '/job/{id}/supplies/{supplyId}/count',
    summary: 'Say how many there are; of two counts the later one stands',
    access: count,
    params: ofSupply,
    body: z.strictObject({ on_hand: pieces, device_at: field.timestamp.optional() }),
    answer: supply,
    rate: 'write',
    audit: 'supply.counted',
  }),
  copySupplies: endpoint({
    method: 'POST',
    path: '/job/{id}/supplies/copy',
    summary: 'Add what another site keeps, as far as this one does not have it',
    access: edit,
    params: field.idParams,
    body: z.strictObject({ from_job_id: field.id }),
    answer: z.object({ added: z.int() }),
    rate: 'write',
    audit: 'supply.copied',
  }),
  listSupplyNames: endpoint({
    method: 'GET',
    path: '/core/supply-names',
    summary: 'What sites of the organization keep, by name, the most common first; at most twenty',
    access: edit,
    query: z.strictObject({ q: field.text.max(100).optional() }),
    answer: z.array(z.object({ name: z.string(), unit: z.enum(units), sku: z.string().nullable() })),
  }),
};
