import { paperFile } from '#features/accounts/files/server';
import { loadJob } from '#features/sites/jobs/server';
import type { RecordMailKind } from '#features/sites/record-mail/server';
import { shareRecord } from '#features/sites/sharing/server';
import { forbidden, notFound, refused } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import { systemScope } from '#platform/server/http/person';
import { paperDate } from '#platform/server/pdf/paper-dates';
import { isForClients, maySend } from '../../contract/index.ts';
import { loadLogDetail } from '../log/log-detail-repository.ts';
import { lockLog } from '../log/log-repository.ts';
import { recordLogChange } from '../log/record-log-change.ts';
import { requireLog } from '../log/require-log.ts';
import { logPaper } from '../paper/log-paper.ts';
import { logSource } from '../paper/log-source.ts';
import { forClients } from '../sharing/for-clients.ts';
import { actionLogTexts } from '../texts.ts';

/** The subject of a mail about a log, unless the sender enters another. */
const subjectOf = (locale: Locale, { date, site }: { date: string; site: string }): string =>
  actionLogTexts(locale)('mail.subject', { date: paperDate(date), site }).slice(0, 150);

/** How action logs go to clients by email. */
export const logMailKind: RecordMailKind = {
  receives: 'action_logs',
  require: async (call, id) => {
    const log = await requireLog(call, id);
    if (!maySend(call.person)) throw forbidden();
    if (!isForClients(log)) throw refused('action_log_not_shared');
    const job = await loadJob(call.tenant, log.job_id);
    if (!job) throw notFound();
    return {
      clientId: job.client_id,
      buildingId: log.building_id,
      subject: subjectOf(call.locale, { date: log.log_date, site: job.name }),
    };
  },
  onQueued: async (call, id, { subject, emails }) => {
    const log = await lockLog(call.tenant, null, id);
    if (!log) throw notFound();
    await recordLogChange(call, {
      action: 'action-log.emailed',
      log,
      note: subject,
      changes: { emails: [null, emails.join(', ')] },
    });
  },
  letter: async (tenant, id, { locale }) => {
    const found = await loadLogDetail(tenant, null, id);
    if (!found || !isForClients(found)) return undefined;
    const { job, building, log_date, entry_count, photo_count } = forClients(found);
    const t = actionLogTexts(locale);
    const subject = subjectOf(locale, { date: log_date, site: job.job_name });
    return {
      subject,
      title: t('mail.subject', { date: paperDate(log_date), site: job.job_name }),
      facts: [
        { label: t('field.job'), value: `${job.job_number} ${job.job_name}` },
        { label: t('field.building'), value: building.name },
        { label: t('field.entries'), value: String(entry_count) },
        ...(photo_count > 0 ? [{ label: t('field.photos'), value: String(photo_count) }] : []),
      ],
      button: t('mail.open'),
    };
  },
  link: async (call, id) => (await shareRecord(call, { kind: 'action-log', recordId: id })).link.url,
  pdf: async (wiring, organizationId, id, locale) => {
    const source = await wiring.database.withTenant(systemScope(organizationId), (tenant) =>
      logSource(tenant, null, id, 'client'),
    );
    return paperFile(wiring, logPaper(source, locale));
  },
};
