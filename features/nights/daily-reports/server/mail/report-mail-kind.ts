import { paperFile } from '#features/accounts/files/server';
import { loadJob } from '#features/sites/jobs/server';
import type { RecordMailKind } from '#features/sites/record-mail/server';
import { shareRecord } from '#features/sites/sharing/server';
import { forbidden, notFound, refused } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import { systemScope } from '#platform/server/http/person';
import { paperDate } from '#platform/server/pdf/paper-dates';
import { isForClients, maySend } from '../../contract/index.ts';
import { reportPaper } from '../paper/report-paper.ts';
import { clientSource } from '../paper/report-source.ts';
import { recordReportChange } from '../report/record-report-change.ts';
import { loadReportDetail } from '../report/report-detail-repository.ts';
import { lockReport } from '../report/report-repository.ts';
import { requireReport } from '../report/require-report.ts';
import { forClients } from '../sharing/for-clients.ts';
import { dailyReportTexts } from '../texts.ts';

/** The subject of a mail about a nightly report, unless the sender enters another. */
const subjectOf = (locale: Locale, { date, site }: { date: string; site: string }): string =>
  dailyReportTexts(locale)('mail.subject', { date: paperDate(date), site }).slice(0, 150);

/** How nightly reports go to clients by email. */
export const reportMailKind: RecordMailKind = {
  receives: 'reports',
  require: async (call, id) => {
    const report = await requireReport(call, id);
    if (!maySend(call.person)) throw forbidden();
    if (!isForClients(report)) throw refused('daily_report_not_shared');
    const job = await loadJob(call.tenant, report.job_id);
    if (!job) throw notFound();
    return {
      clientId: job.client_id,
      buildingId: report.building_id,
      subject: subjectOf(call.locale, { date: report.report_date, site: job.name }),
    };
  },
  onQueued: async (call, id, { subject, emails }) => {
    const report = await lockReport(call.tenant, null, id);
    if (!report) throw notFound();
    await recordReportChange(call, {
      action: 'daily-report.emailed',
      report,
      note: subject,
      changes: { emails: [null, emails.join(', ')] },
    });
  },
  letter: async (tenant, id, { locale }) => {
    const found = await loadReportDetail(tenant, null, id);
    if (!found || !isForClients(found)) return undefined;
    const { job, building, report_date, doors, incident_count } = forClients(found);
    const t = dailyReportTexts(locale);
    const values = { date: paperDate(report_date), site: job.job_name };
    return {
      subject: subjectOf(locale, { date: report_date, site: job.job_name }),
      title: t('mail.subject', values),
      facts: [
        { label: t('field.job'), value: `${job.job_number} ${job.job_name}` },
        { label: t('field.building'), value: building.name },
        ...(doors.required > 0
          ? [{ label: t('field.doorsChecked'), value: `${doors.checked}/${doors.required}` }]
          : []),
        ...(doors.unlocked > 0 ? [{ label: t('result.found_unlocked'), value: String(doors.unlocked) }] : []),
        ...(incident_count > 0 ? [{ label: t('field.incidents'), value: String(incident_count) }] : []),
      ],
      button: t('mail.open'),
    };
  },
  link: async (call, id) => (await shareRecord(call, { kind: 'daily-report', recordId: id })).link.url,
  pdf: async (wiring, organizationId, id, locale) => {
    const source = await wiring.database.withTenant(systemScope(organizationId), (tenant) =>
      clientSource(tenant, null, id),
    );
    return paperFile(wiring, reportPaper(source, locale));
  },
};
