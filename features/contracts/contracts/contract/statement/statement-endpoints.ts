import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import { exportFields } from '#platform/contract/export';
import * as field from '#platform/contract/fields';
import { contract } from '../contract.ts';
import { termsFlags } from '../endpoints.ts';
import { month } from './month.ts';
import { statement } from './statement.ts';
import { vacancyGap } from './vacancy-gap.ts';

const ofContract = {
  access: { any: termsFlags },
  params: z.strictObject({ id: field.id, serviceId: field.id, contractId: field.id }),
} as const;

const statementAnswer = z.object({
  contract: contract.pick({ id: true, number: true, status: true, service: true, is_base: true }),
  job: z.object({ id: field.id, number: z.string(), name: z.string() }),
  client: z.string(),
  month: z.string(),
  /** Days from the notice of a vacancy to its credit. */
  notice_days: z.int(),
  /** Null in a month in which the contract is not in force. */
  statement: statement.nullable(),
  /** The approved invoice of the month in dollars; 0 when the contract was not among the invoices, null while the month is not
   * approved. */
  approved_invoice: z.number().nullable(),
  approved_at: field.timestamp.nullable(),
  /** On the last day of the month on which the contract is in force. */
  vacancy_gap: vacancyGap.nullable(),
});

export type StatementAnswer = z.infer<typeof statementAnswer>;

export const statementEndpoints = {
  getStatement: endpoint({
    ...ofContract,
    method: 'GET',
    path: '/job/{id}/service/{serviceId}/contract/{contractId}/statement',
    summary: 'The invoice of a month, past or future, line by line; this month unless another is asked for',
    query: z.strictObject({ month: month.optional() }),
    answer: statementAnswer,
  }),
  getStatementPdf: endpoint({
    ...ofContract,
    method: 'GET',
    path: '/job/{id}/service/{serviceId}/contract/{contractId}/statement/pdf',
    summary: 'The same on paper, for the client',
    query: z.strictObject({ month, language: field.locale.optional() }),
    answer: 'paper',
    rate: 'export',
  }),
  exportStatement: endpoint({
    ...ofContract,
    method: 'GET',
    path: '/job/{id}/service/{serviceId}/contract/{contractId}/statement/export',
    summary: 'The lines of the same as a file',
    query: z.strictObject({
      month,
      ...exportFields(['kind', 'type', 'rooms', 'sqft', 'rate', 'from', 'to', 'days', 'monthly', 'amount']),
    }),
    answer: 'file',
    rate: 'export',
    audit: 'contract-statement.exported',
  }),
};
