import { z } from 'zod';
import { flagRefusedAddress } from '#features/clients/server';
import { findOrganization, settingsOf } from '#features/organizations/server';
import { shareRecord } from '#features/sharing/server';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { EmailContent, EmailItem } from '#platform/server/mail/content/email-content';
import { sendEmail } from '#platform/server/mail/content/send-email';
import { MailRefused } from '#platform/server/mail/mail';
import { paperDate } from '#platform/server/pdf/paper-dates';
import { defineWork } from '#platform/server/queue/define-work';
import { recordReportChange } from '../report/record-report-change.ts';
import { dailyReportTexts } from '../texts.ts';
import { findNightDigest, type NightDigest, noteDigestSent } from './night-digest-repository.ts';

const work = z.object({ organizationId: z.int(), digestId: z.int() });

type Work = z.infer<typeof work>;

type Say = ReturnType<typeof dailyReportTexts>;

const textOf = ({ doors, incidents }: NightDigest['reports'][number], t: Say): string => {
  const said = [
    ...(doors.required > 0 ? [t('digest.doors', { checked: doors.checked, required: doors.required })] : []),
    ...(doors.unlocked > 0 ? [t('paper.unlocked', { count: doors.unlocked })] : []),
    ...(incidents > 0 ? [t('list.incidentCount', { count: incidents })] : []),
  ];
  return said.length > 0 ? said.join(' · ') : t('digest.quiet');
};

/** What the letter says, each report with the link that shows it without a login. */
const prepare = (wiring: Wiring, { organizationId, digestId }: Work) =>
  wiring.database.withTenant(systemScope(organizationId), async (tenant) => {
    const digest = await findNightDigest(tenant, digestId);
    if (!digest || digest.reports.length === 0) return undefined;
    const organization = await findOrganization(tenant);
    const locale = digest.language ?? settingsOf(organization).client_language;
    const t = dailyReportTexts(locale);
    const items: EmailItem[] = [];
    for (const report of digest.reports) {
      const { link } = await shareRecord(
        { tenant, wiring, now: wiring.clock.now() },
        { kind: 'daily-report', recordId: report.id },
      );
      const { site, building } = report;
      const title = building === site ? site : `${site} · ${building}`;
      items.push({ title, text: textOf(report, t), url: link.url });
    }
    const date = paperDate(digest.night);
    const subject = t('digest.subject', { count: items.length, date });
    const content: EmailContent = {
      ...{ locale, items, title: subject, sender: organization.name },
      preview: items
        .map(({ title }) => title)
        .join(', ')
        .slice(0, 120),
      paragraphs: [t('digest.lead', { date })],
      reason: t('digest.reason', { organization: organization.name }),
    };
    return { digest, subject, content };
  });

/** One mail for all reports of a contact's last night. Each report says to whom it went. */
const sendNightDigest = async (wiring: Wiring, given: Work): Promise<void> => {
  const prepared = await prepare(wiring, given);
  if (!prepared) return;
  const { digest, subject, content } = prepared;
  const { organizationId, digestId } = given;
  const messageId = `night-digest-${organizationId}-${digestId}`;
  const isSent = await sendEmail(wiring.mail, { to: digest.email, subject, messageId }, content).then(
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
    for (const report of digest.reports)
      await recordReportChange(
        { tenant, person: null, wiring },
        {
          ...{ action: 'daily-report.emailed', report, note: subject },
          changes: { emails: [null, digest.email] },
        },
      );
  });
};

export const sendNightDigestWork = defineWork(work, sendNightDigest);
