import { z } from 'zod';
import { publicNames } from '#features/accounts/access/server';
import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { recordLogChange } from '#features/nights/action-logs/server';
import { flagRefusedAddress } from '#features/sites/clients/server';
import { openMailStop } from '#features/sites/mail-stops/server';
import { shareRecord } from '#features/sites/sharing/server';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { EmailContent, EmailItem } from '#platform/server/mail/content/email-content';
import { sendEmail } from '#platform/server/mail/content/send-email';
import { MailRefused } from '#platform/server/mail/mail';
import { paperDate } from '#platform/server/pdf/paper-dates';
import { defineWork } from '#platform/server/queue/define-work';
import { recordReportChange } from '../report/record-report-change.ts';
import { dailyReportTexts } from '../texts.ts';
import { type Digest, loadDigest, noteDigestSent } from './digest-repository.ts';
import { digestTexts } from './texts.ts';

const work = z.object({ organizationId: z.int(), digestId: z.int() });

type Work = z.infer<typeof work>;

const reportText = ({ doors, incidents }: Digest['reports'][number], locale: Locale): string => {
  const [t, reportTexts] = [digestTexts(locale), dailyReportTexts(locale)];
  const facts = [
    ...(doors.required > 0 ? [t('doors', { checked: doors.checked, required: doors.required })] : []),
    ...(doors.unlocked > 0 ? [reportTexts('paper.unlocked', { count: doors.unlocked })] : []),
    ...(incidents > 0 ? [reportTexts('list.incidentCount', { count: incidents })] : []),
  ];
  return [t('report'), ...(facts.length > 0 ? facts : [t('quiet')])].join(' · ');
};

const logText = (
  { entries, photos }: Digest['logs'][number],
  porter: string | undefined,
  locale: Locale,
): string => {
  const t = digestTexts(locale);
  return [
    porter ? `${t('log')}, ${porter}` : t('log'),
    t('entries', { count: entries }),
    ...(photos > 0 ? [t('photos', { count: photos })] : []),
  ].join(' · ');
};

const titleOf = ({ site, building }: { site: string; building: string }): string =>
  building === site ? site : `${site} · ${building}`;

/** The items of the letter, each with a link that opens it without a login. */
const itemsOf = async (
  call: { tenant: Tenant; wiring: Wiring },
  { reports, logs }: Digest,
  locale: Locale,
): Promise<EmailItem[]> => {
  const names = await publicNames(
    call.tenant,
    logs.map(({ porter_id }) => porter_id),
  );
  const link = async (kind: string, recordId: number): Promise<string> =>
    (await shareRecord({ ...call, now: call.wiring.clock.now() }, { kind, recordId })).link.url;
  const items: EmailItem[] = [];
  for (const report of reports)
    items.push({
      title: titleOf(report),
      text: reportText(report, locale),
      url: await link('daily-report', report.id),
    });
  for (const log of logs)
    items.push({
      title: titleOf(log),
      text: logText(log, names.get(log.porter_id), locale),
      url: await link('action-log', log.id),
    });
  return items;
};

const kindOf = ({ reports, logs }: Digest): 'reports' | 'logs' | 'both' | undefined => {
  if (reports.length > 0) return logs.length > 0 ? 'both' : 'reports';
  return logs.length > 0 ? 'logs' : undefined;
};

/** Writes the letter. */
const writeLetter = (wiring: Wiring, { organizationId, digestId }: Work) =>
  wiring.database.withTenant(systemScope(organizationId), async (tenant) => {
    const digest = await loadDigest(tenant, digestId);
    const kind = digest && kindOf(digest);
    if (!digest || !kind) return undefined;
    const organization = await loadOrganization(tenant);
    const locale = digest.language ?? settingsOf(organization).client_language;
    const { stopped, link } = await openMailStop({ tenant, wiring }, 'digest', { email: digest.email });
    if (stopped) {
      await noteDigestSent(tenant, digestId, wiring.clock.now());
      return undefined;
    }
    const t = digestTexts(locale);
    const items = await itemsOf({ tenant, wiring }, digest, locale);
    const date = paperDate(digest.night);
    const subject = t(`subject.${kind}`, { date });
    const content: EmailContent = {
      locale,
      items,
      title: subject,
      sender: organization.name,
      color: organization.primary_brand_color,
      preview: items
        .map(({ title }) => title)
        .join(', ')
        .slice(0, 120),
      paragraphs: [t(`lead.${kind}`, { date })],
      reason: t('reason', { organization: organization.name }),
      stop: link(locale),
    };
    return { digest, subject, content, replyTo: settingsOf(organization).public_contact.email };
  });

/** Sends one mail for all reports of the last night and all logs of the day before. Each report and log records to whom it
 * was sent. */
const sendDigest = async (wiring: Wiring, queued: Work): Promise<void> => {
  const written = await writeLetter(wiring, queued);
  if (!written) return;
  const { digest, subject, content, replyTo } = written;
  const { organizationId, digestId } = queued;
  const messageId = `night-digest-${organizationId}-${digestId}`;
  const isSent = await sendEmail(
    wiring.mail,
    { to: digest.email, replyTo, subject, messageId },
    content,
  ).then(
    () => true,
    (error: unknown) => {
      if (error instanceof MailRefused) return false;
      throw error;
    },
  );
  const now = wiring.clock.now();
  await wiring.database.withTenant(systemScope(organizationId), async (tenant) => {
    await noteDigestSent(tenant, digestId, now);
    if (!isSent) return flagRefusedAddress(tenant, digest.email, now);
    const call = { tenant, person: null, wiring };
    const entry = { note: subject, changes: { emails: [null, digest.email] as [null, string] } };
    for (const report of digest.reports)
      await recordReportChange(call, { action: 'daily-report.emailed', report, ...entry });
    for (const log of digest.logs)
      await recordLogChange(call, { action: 'action-log.emailed', log, ...entry });
  });
};

export const sendDigestWork = defineWork(work, sendDigest);
