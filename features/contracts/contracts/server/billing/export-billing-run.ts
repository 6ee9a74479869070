import { rm } from 'node:fs/promises';
import { forbidden, refused } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import { sum, toHundredths } from '#platform/contract/money';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { dateAt } from '#platform/server/clock/dates';
import type { ExportColumn } from '#platform/server/export/export-column';
import { type Spooled, sendSpooled, spoolExport } from '#platform/server/export/export-list';
import type { FileAnswer, SignedInCall } from '#platform/server/http/call';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { billingEndpoints } from '../../contract/index.ts';
import { contractTexts } from '../texts.ts';
import { lockRun, markExported } from './billing-run-repository.ts';
import { type Billed, computeRun } from './compute-run.ts';

type Endpoint = (typeof billingEndpoints)['exportBillingRun'];

type Call = SignedInCall<Endpoint>;

const columns = (month: string, locale: Locale): readonly ExportColumn<Billed>[] => {
  const t = contractTexts(locale);
  return [
    { id: 'month', header: t('statement.month'), value: () => month },
    { id: 'account', header: t('billing.account'), value: ({ job }) => job.account_number },
    { id: 'client', header: t('statement.client'), value: ({ job }) => job.client },
    {
      id: 'winteam',
      header: t('field.winteam_customer_number'),
      value: ({ contract, job }) => contract.winteam_customer_number ?? job.winteam_customer_number,
    },
    { id: 'job', header: t('billing.job'), value: ({ job }) => job.number },
    { id: 'site', header: t('statement.site'), value: ({ job }) => job.name },
    { id: 'contract', header: t('titles.contract'), value: ({ contract }) => contract.number },
    { id: 'service', header: t('billing.service'), value: ({ contract }) => contract.service.name },
    { id: 'days', header: t('statement.days'), value: ({ statement }) => statement?.days ?? 0 },
    { id: 'base', header: t('basePrice'), value: ({ statement }) => statement?.base ?? 0 },
    { id: 'credits', header: t('section.credits'), value: ({ statement }) => -(statement?.credited ?? 0) },
    { id: 'net', header: t('statement.net'), value: ({ statement }) => statement?.net ?? 0 },
    {
      id: 'billbacks',
      header: t('section.billbacks'),
      value: ({ statement }) => statement?.billed_back ?? 0,
    },
    { id: 'invoice', header: t('statement.invoice'), value: ({ statement }) => statement?.invoice ?? 0 },
    {
      id: 'corrections',
      header: t('billing.corrections'),
      value: ({ corrections }) => sum(corrections.map(({ amount }) => toHundredths(amount))) / 100,
    },
  ];
};

const requireReason = (run: Awaited<ReturnType<typeof lockRun>>, reason: string | undefined) => {
  if (!run) throw refused('billing_not_approved');
  if (run.exported_at !== null && reason === undefined) throw refused('billing_exported');
  return run;
};

const spool = (call: Omit<Call, 'tenant'>): Promise<Spooled> => {
  const { body, locale } = call;
  const today = dateAt(call.now, call.person.timeZone);
  const linesOf = async (tenant: Call['tenant']) =>
    (await computeRun(tenant, body.month, today)).billed.filter(
      ({ statement, corrections }) => statement !== null || corrections.length > 0,
    );
  return spoolExport(call, {
    format: 'csv',
    title: `${contractTexts(locale)('billing.file')} ${body.month}`,
    columns: columns(body.month, locale),
    ids: async (tenant) => {
      if (!tenant.seesAllJobs) throw forbidden('billing_all_sites');
      requireReason(await lockRun(tenant, body.month), body.reason);
      return (await linesOf(tenant)).map(({ contract }) => contract.id);
    },
    rows: async (tenant, ids) => (await linesOf(tenant)).filter(({ contract }) => ids.includes(contract.id)),
  });
};

/** The file is written before the run is locked and checked again. When two people export at once, the second is refused and
 * must give a reason. */
export const exportBillingRun = preparedHandler<Endpoint, Spooled>({
  prepare: spool,
  run: async ({ tenant, person, body, now }: Call, file): Promise<FileAnswer> => {
    try {
      const { id } = requireReason(await lockRun(tenant, body.month), body.reason);
      await markExported(tenant, id, now);
      await writeAudit(tenant, person, {
        action: 'billing-run.exported',
        entity: 'billing-run',
        entityId: id,
        note: body.reason ?? null,
        changes: { month: [null, body.month], rows: [null, file.count] },
      });
    } catch (error) {
      await rm(file.path, { force: true });
      throw error;
    }
    return sendSpooled(file);
  },
});
