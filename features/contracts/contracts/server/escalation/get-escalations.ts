import { toHundredths } from '#platform/contract/money';
import type { SignedInCall } from '#platform/server/http/call';
import { type Escalation, escalate, type escalationEndpoints } from '../../contract/index.ts';
import { billedJobs } from '../billing/billed-jobs-repository.ts';
import { readLines } from '../stored-lines.ts';
import { escalatingOn } from './escalating-repository.ts';

type Call = SignedInCall<(typeof escalationEndpoints)['getEscalations']>;

const totalOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + toHundredths(amount), 0) / 100;

export const getEscalations = async ({ tenant, query }: Call): Promise<Escalation[]> => {
  const rows = await escalatingOn(tenant, query.start_date);
  const jobs = await billedJobs(tenant, [...new Set(rows.map(({ job_id }) => job_id))]);
  return rows.flatMap((row): Escalation[] => {
    const job = jobs.get(row.job_id);
    if (!job) return [];
    const { pricing, credits, billbacks } = readLines(row);
    const percent = row.escalator_pct / 100;
    return [
      {
        contract: {
          id: row.id,
          number: row.number,
          service: row.service,
          job_service_id: row.job_service_id,
        },
        job: { id: job.id, number: job.number, name: job.name },
        client: job.client,
        escalator_pct: percent,
        before: totalOf(pricing),
        after: totalOf(escalate(pricing, percent)),
        has_credits: credits.some(({ method }) => method !== 'percent'),
        has_billbacks: billbacks.length > 0,
      },
    ];
  });
};
