import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { pageOf, pageQuery } from '#platform/contract/pagination';
import { count } from './endpoints.ts';
import { newRequest, supplyRequest } from './request.ts';

export const supplyRequestEndpoints = {
  listSupplyRequests: endpoint({
    method: 'GET',
    path: '/job/{id}/supply-requests',
    summary: 'What was asked for at a site, the latest first, with the status of its task',
    access: { all: ['hasAccessWorld'] },
    params: field.idParams,
    query: pageQuery(['created_at'], { sort: 'created_at', order: 'desc' }).omit({ q: true }),
    answer: pageOf(supplyRequest),
  }),
  createSupplyRequest: endpoint({
    method: 'POST',
    path: '/job/{id}/supply-requests',
    summary: 'Ask for supplies: one request with its lines, and a task for whoever brings them',
    access: { all: ['hasAccessWorld', 'hasAccessTasks', 'tasks.canAddTask'] },
    params: field.idParams,
    body: newRequest,
    answer: supplyRequest,
    rate: 'write',
    audit: 'supply-request.created',
  }),
  stockSupplyRequest: endpoint({
    method: 'POST',
    path: '/job/{id}/supply-requests/{requestId}/stock',
    summary: 'Say that a delivered request is on the shelf: its supplies count as full',
    access: count,
    params: z.strictObject({ id: field.id, requestId: field.id }),
    body: z.strictObject({ device_at: field.timestamp.optional() }),
    answer: supplyRequest,
    rate: 'write',
    audit: 'supply-request.stocked',
  }),
};
