import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';
import { contract } from './contract.ts';

export const termsFlags = ['hasAccessAdminJobs', 'admin.canEditContract'] as const satisfies readonly Flag[];

/** Only people who manage contracts may read prices and other terms. */
export const mayReadTerms = (flags: ReadonlySet<Flag>): boolean => termsFlags.some((flag) => flags.has(flag));

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
  }),
  getBaseContract: endpoint({
    method: 'GET',
    path: '/job/{id}/base-contract',
    summary: 'The base contract in force today, null where there is none',
    access: whoSeesJobs,
    params: field.idParams,
    answer: contract.nullable(),
  }),
};
