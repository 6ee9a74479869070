import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { contractBasis, contractRecord } from './contract-record.ts';
import { termsFlags } from './endpoints.ts';

/** Separate from the endpoints of lists, because the Job Card loads only those. */
export const contractRecordEndpoints = {
  getContract: endpoint({
    method: 'GET',
    path: '/job/{id}/contract/{contractId}',
    summary: 'One contract of a job with all that was agreed',
    access: { any: termsFlags },
    params: z.strictObject({ id: field.id, contractId: field.id }),
    answer: contractRecord,
  }),
  getServiceContract: endpoint({
    method: 'GET',
    path: '/job/{id}/service/{serviceId}/contract/{contractId}',
    summary: 'One contract of a service with all that was agreed, at the address of its page',
    access: { any: termsFlags },
    params: z.strictObject({ id: field.id, serviceId: field.id, contractId: field.id }),
    answer: contractRecord,
  }),
  getContractBasis: endpoint({
    method: 'GET',
    path: '/job/{id}/service/{serviceId}/contract-basis',
    summary: 'What a new contract of a service begins with',
    access: { any: termsFlags },
    params: z.strictObject({ id: field.id, serviceId: field.id }),
    answer: contractBasis,
  }),
};
