import { z } from 'zod';
import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { loadJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import {
  certainEnd,
  firstDayOf,
  lastDayOf,
  monthStatement,
  type StatementAnswer,
  statusOn,
  vacancyGapOn,
} from '../../contract/index.ts';
import { isBilled, loadContract } from '../contract-repository.ts';
import { todayAt } from '../present-contracts.ts';
import { pricedTerms } from '../priced-terms.ts';
import { vacanciesOfJobs } from './vacancies-repository.ts';

const row = z.object({ approved_at: z.string(), invoice: z.number().nullable() });

/** When a month was approved, and with which invoice of a contract; null where that contract had none. The caller must
 * check that the contract may be seen. */
const approvedInvoice = async (tenant: Tenant, contractId: number, month: string) => {
  const [found] = await tenant.query({
    name: 'contract-approved-invoice',
    text: `select r.approved_at, (l.statement ->> 'invoice')::float8 as invoice
      from billing_runs r
      left join billing_run_lines l on l.organization_id = $1 and l.run_id = r.id and l.contract_id = $2
      where r.organization_id = $1 and r.month = $3::date`,
    values: [tenant.organizationId, contractId, `${month}-01`],
    row,
  });
  return found;
};

/** Reads outside the scope of clients: everyone who may read the terms of a contract may know its client. */
const clientName = async (tenant: Tenant, clientId: number): Promise<string> => {
  const found = await tenant.db
    .selectFrom('clients')
    .select('name')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', clientId)
    .executeTakeFirst();
  return found?.name ?? '';
};

type Asked = {
  tenant: Tenant;
  person: Person;
  now: Date;
  params: { id: number; serviceId: number; contractId: number };
};

/** The invoice of a contract in scope for a month, with its job and client. */
export const statementSource = async (
  { tenant, person, now, params }: Asked,
  asked?: string,
): Promise<StatementAnswer> => {
  const [job, row] = await Promise.all([loadJob(tenant, params.id), loadContract(tenant, params.contractId)]);
  if (!job || row?.job_id !== job.id || row.job_service_id !== params.serviceId) throw notFound();
  const today = todayAt(job, person, now);
  const month = asked ?? today.slice(0, 7);
  const [vacancies, organization, client, approved] = await Promise.all([
    vacanciesOfJobs(tenant, [job.id], firstDayOf(month), lastDayOf(month)),
    loadOrganization(tenant),
    clientName(tenant, job.client_id),
    approvedInvoice(tenant, row.id, month),
  ]);
  const notice_days = settingsOf(organization).vacancy_notice_days;
  const { start_date } = row;
  const termination_date = certainEnd(row, today);
  const around = { vacancies: vacancies.get(job.id) ?? [], notice_days };
  const terms = pricedTerms(row);
  const statement =
    row.status === 'draft' || isBilled(row)
      ? monthStatement({ ...terms, start_date, termination_date }, month, around)
      : null;
  const missing = approved && statement && isBilled(row) ? 0 : null;
  const approved_invoice = approved?.invoice ?? missing;
  return {
    contract: {
      id: row.id,
      number: row.number,
      service: row.service,
      is_base: row.is_base,
      status: statusOn(row, today),
    },
    job: { id: job.id, number: job.number, name: job.name },
    client,
    month,
    notice_days,
    statement,
    approved_invoice,
    vacancy_gap: statement && vacancyGapOn(terms, around.vacancies, statement.to),
    approved_at: approved_invoice === null ? null : (approved?.approved_at ?? null),
  };
};
