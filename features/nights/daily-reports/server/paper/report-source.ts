import { loadPaperBrand, type PaperBrand } from '#features/accounts/organizations/server';
import { notFound, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { isForClients } from '../../contract/index.ts';
import { loadReportDetail, type ReportDetail } from '../report/report-detail-repository.ts';
import { forClients, forStrangers } from '../sharing/for-clients.ts';

/** What a report on paper is made of, read in one transaction. */
export type ReportSource = { row: ReportDetail; brand: PaperBrand };

/** 404 when the person does not see the report; the system (null) sees all. */
const requireReportDetail = async (
  tenant: Tenant,
  person: Pick<Person, 'flags'> | null,
  id: number,
): Promise<ReportDetail> => {
  const row = await loadReportDetail(tenant, person, id);
  if (!row) throw notFound();
  return row;
};

/** A PDF may be passed on, so the one for a client holds nothing that the client is not shown. */
export const clientSource = async (
  tenant: Tenant,
  person: Pick<Person, 'flags'> | null,
  id: number,
): Promise<ReportSource> => {
  const row = await requireReportDetail(tenant, person, id);
  if (!isForClients(row)) throw refused('daily_report_not_shared');
  return { row: await forStrangers(tenant, row), brand: await loadPaperBrand(tenant) };
};

export const ownSource = async (tenant: Tenant, person: Person, id: number): Promise<ReportSource> => {
  const row = await requireReportDetail(tenant, person, id);
  return {
    row: person.license === 'viewer' ? forClients(row) : row,
    brand: await loadPaperBrand(tenant),
  };
};
