import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { contract, contractBasis, contractRecord, termsFlags } from './contract.ts';

const whoSeesJobs = { any: ['hasAccessWorld', ...termsFlags] } as const;

export const contractEndpoints = {
  listJobContracts: endpoint({
    method: 'GET',
    path: '/job/{id}/contracts',
    summary:
      'Contracts of one job, service by service, the latest first; only dates without a flag of contracts',
    access: whoSeesJobs,
    params: field.idParams,
    answer: z.array(contract),
    rate: 'read',
    audit: null,
  }),
  getBaseContract: endpoint({
    method: 'GET',
    path: '/job/{id}/base-contract',
    summary: 'The base contract in force today, null where there is none',
    access: whoSeesJobs,
    params: field.idParams,
    answer: contract.nullable(),
    rate: 'read',
    audit: null,
  }),
  getContract: endpoint({
    method: 'GET',
    path: '/job/{id}/contract/{contractId}',
    summary: 'One contract of a job with all that was agreed',
    access: { any: termsFlags },
    params: z.strictObject({ id: field.id, contractId: field.id }),
    answer: contractRecord,
    rate: 'read',
    audit: null,
  }),
  getContractBasis: endpoint({
    method: 'GET',
    path: '/job/{id}/service/{serviceId}/contract-basis',
    summary: 'What a new contract of a service begins with',
    access: { any: termsFlags },
    params: z.strictObject({ id: field.id, serviceId: field.id }),
    answer: contractBasis,
    rate: 'read',
    audit: null,
  }),
};
