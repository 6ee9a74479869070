import { paperFile } from '#features/accounts/files/server';
import { loadJob } from '#features/sites/jobs/server';
import type { RecordMailKind } from '#features/sites/record-mail/server';
import { shareRecord } from '#features/sites/sharing/server';
import { forbidden, notFound, refused } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import { systemScope } from '#platform/server/http/person';
import { isForClients, maySend, shownScore } from '../../contract/index.ts';
import { loadInspectionDetail } from '../inspection/inspection-detail-repository.ts';
import { lockInspection } from '../inspection/inspection-repository.ts';
import { recordInspectionChange } from '../inspection/record-inspection-change.ts';
import { requireInspection } from '../inspection/require-inspection.ts';
import { inspectionPaper } from '../paper/inspection-paper.ts';
import { inspectionSource } from '../paper/inspection-source.ts';
import { release } from '../sharing/release-inspection.ts';
import { inspectionTexts } from '../texts.ts';

/** The subject of a mail about an inspection, unless the sender enters another. */
export const subjectOf = (locale: Locale, of: { number: number; site: string }): string =>
  inspectionTexts(locale)('mail.subject', of).slice(0, 150);

/** How inspections go to clients by email. */
export const inspectionMailKind: RecordMailKind = {
  receives: 'inspections',
  repeats: 'inspections',
  require: async (call, id) => {
    const inspection = await requireInspection(call, id);
    if (!maySend(call.person)) throw forbidden();
    if (!isForClients(inspection)) throw refused('inspection_not_shared');
    const job = await loadJob(call.tenant, inspection.job_id);
    if (!job) throw notFound();
    return {
      clientId: job.client_id,
      buildingId: inspection.building_id,
      subject: subjectOf(call.locale, { number: inspection.number, site: job.name }),
    };
  },
  onQueued: async (call, id, { subject, emails }) => {
    const inspection = await lockInspection(call.tenant, null, id);
    if (!inspection) throw notFound();
    await release(call, inspection);
    await recordInspectionChange(call, {
      action: 'inspection.emailed',
      inspection,
      note: subject,
      changes: { emails: [null, emails.join(', ')] },
    });
  },
  letter: async (tenant, id, { locale, automatic }) => {
    const row = await loadInspectionDetail(tenant, null, id);
    if (!row || !isForClients(row) || (automatic && row.status !== 'finalized')) return undefined;
    const t = inspectionTexts(locale);
    const score =
      row.score === null
        ? t('report.notScored')
        : t('mail.ofTarget', { score: shownScore(row.score), target: shownScore(row.target_score) });
    return {
      subject: subjectOf(locale, { number: row.number, site: row.job.job_name }),
      title: t('mail.title', { number: row.number, site: row.job.job_name }),
      facts: [
        { label: t('field.site'), value: `${row.job.job_number} ${row.job.job_name}` },
        { label: t('field.score'), value: score },
        ...(row.outcome ? [{ label: t('field.outcome'), value: t(`outcome.${row.outcome}`) }] : []),
        { label: t('field.deficiencies'), value: String(row.deficiency_count) },
      ],
      button: t('mail.open'),
    };
  },
  link: async (call, id) => (await shareRecord(call, { kind: 'inspection', recordId: id })).link.url,
  pdf: async (wiring, organizationId, id, locale) => {
    const source = await wiring.database.withTenant(systemScope(organizationId), (tenant) =>
      inspectionSource(tenant, null, id),
    );
    return paperFile(wiring, inspectionPaper(source, locale));
  },
};
