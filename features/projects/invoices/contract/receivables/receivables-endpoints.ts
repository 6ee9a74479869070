import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { readAccess } from '../invoice/invoice-endpoints.ts';

/** Maximum number of clients that are named; the others are added up in one row. */
export const maxOwing = 500;

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
  /** Cannot be reminded of at least one invoice: neither client nor invoice has a billing address. */
  no_address: z.boolean(),
});

export type Owing = z.infer<typeof owing>;

export const receivables = z.object({
  clients: z.array(owing),
  /** What further clients owe, and how many they are; null when all are named. */
  others: aged.extend({ count: z.int() }).nullable(),
  /** The sums of all rows. */
  sums: aged,
  /** False when the sums are partial, because the reader does not see all job sites or projects. */
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
  }),
};
