import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { readAccess } from '../invoice/invoice-endpoints.ts';

/** Clients that are named; what the others owe stands in one row. */
export const mostOwing = 500;

/** Dollars that are owed, by age. */
export const aged = z.object({
  ages: z.object({
    current: z.number(),
    '1-30': z.number(),
    '31-60': z.number(),
    '61-90': z.number(),
    '91+': z.number(),
  }),
  total: z.number(),
});

export type Aged = z.infer<typeof aged>;

export const owing = aged.extend({
  id: field.id,
  name: z.string(),
  /** Owes what nobody can be reminded of: neither client nor invoice has an address for bills. */
  no_address: z.boolean(),
});

export type Owing = z.infer<typeof owing>;

export const receivables = z.object({
  clients: z.array(owing),
  /** What further clients owe, and how many they are; null when all are named. */
  others: aged.extend({ count: z.int() }).nullable(),
  /** Of all, as the rows add up. */
  sums: aged,
  /** False: of a part, as the reader does not see all job sites or projects. */
  whole: z.boolean(),
});

export type Receivables = z.infer<typeof receivables>;

export const receivablesEndpoints = {
  getReceivables: endpoint({
    method: 'GET',
    path: '/special-project/invoices/receivables',
    summary:
      'What clients owe on invoices of projects in scope, by how long it is past due; the most late first',
    access: readAccess,
    answer: receivables,
    rate: 'read',
    audit: null,
  }),
};
