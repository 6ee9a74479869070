import { z } from 'zod';
import { readersOf, rightsOf } from '#features/accounts/access/server';
import { openMailStop } from '#features/sites/mail-stops/server';
import type { Tenant } from '#platform/server/db/tenant';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { EmailContent } from '#platform/server/mail/content/email-content';
import { sendEmail } from '#platform/server/mail/content/send-email';
import { type MailedRow, notificationsOfMail } from '../bell/notification-repository.ts';
import { readers } from '../communication/preference-repository.ts';
import { loadAddressee, localeOf } from '../notify/addressee-repository.ts';
import { type NotificationKind, type Words, wordsOf } from '../notify/kind.ts';
import { onlyVisibleJobs } from '../notify/only-visible-jobs.ts';
import { claimMail, finishMail, gatheredBegins, type MailRow } from './mail-repository.ts';
import { digestEmail, noticeEmail, type Reading } from './notification-emails.ts';

/** Adds the photos that the facts of a mail refer to. Reading them is slow, so call it outside of transactions. */
const addPictures = async (
  wiring: Pick<Wiring, 'database' | 'storage'>,
  kinds: readonly NotificationKind[],
  organizationId: number,
  words: Words,
): Promise<Words> => {
  const photos = words.facts.flatMap(({ photo }) => photo ?? []);
  if (photos.length === 0) return words;
  const read = await Promise.all(
    kinds.map(async ({ pictures }) => [...((await pictures?.(wiring, organizationId, photos)) ?? [])]),
  );
  const pictures = new Map(read.flat());
  const facts = words.facts.map(({ photo, ...fact }) => {
    const picture = photo === undefined ? undefined : pictures.get(photo);
    return picture ? { ...fact, picture } : fact;
  });
  return { ...words, facts };
};

type Context = Pick<Wiring, 'database' | 'storage' | 'mail' | 'config' | 'clock'>;

export const mailWork = z.object({ organizationId: z.int(), mailId: z.int() });

type MailWork = z.output<typeof mailWork>;

/** The notifications of a mail that still hold and that the person may still see. */
const withoutTakenBack = async (
  tenant: Tenant,
  kinds: readonly NotificationKind[],
  { id, user_id }: MailRow,
): Promise<MailedRow[]> => {
  const all = await notificationsOfMail(tenant, id);
  const gone = await Promise.all(kinds.map(({ withdrawnNotices }) => withdrawnNotices?.(tenant, all) ?? []));
  const rows = all.filter((row) => !gone.flat().includes(row.id));
  const seen = new Map<number | null, boolean>();
  for (const jobId of rows.flatMap(({ job_id, job_ids }) => [job_id, ...(job_ids ?? [])])) {
    if (seen.has(jobId)) continue;
    const readers = await readersOf(tenant, { jobId, flag: null, userIds: [user_id] });
    seen.set(jobId, readers.has(user_id));
  }
  // Without a job, this checks only that the person is still a member.
  return rows.flatMap((row) =>
    seen.get(row.job_id) ? (onlyVisibleJobs(row, (jobId) => seen.get(jobId) ?? false) ?? []) : [],
  );
};

/** Several notices that one feature tells as one are one, and the mail has all of their facts. */
const inOneMail = (kinds: readonly NotificationKind[], { kind }: MailRow, rows: readonly MailedRow[]) => {
  const [first, ...others] = rows;
  if (kind !== 'instant' || !first || others.length === 0) return rows;
  for (const { inOneMail } of kinds) {
    const together = inOneMail?.(rows);
    if (together) return [{ ...first, ...together }];
  }
  return rows;
};

const emailOf = (mail: MailRow, reading: Reading, words: readonly Words[]): EmailContent | undefined => {
  const [first] = words;
  if (!first) return undefined;
  return mail.kind === 'instant' && words.length === 1
    ? noticeEmail(reading, first)
    : digestEmail(reading, mail.kind, new Date(mail.due_at), words);
};

/** For people with a viewer license: leaves out what has become internal since, which the database hides in a viewer's scope. */
const withoutInternal = async (
  { database }: Context,
  { organizationId, mailId }: MailWork,
  rows: readonly MailedRow[],
): Promise<MailedRow[]> => {
  const scope = { ...systemScope(organizationId), isViewer: true };
  const shown = await database.withTenant(scope, (tenant) => notificationsOfMail(tenant, mailId));
  return rows.filter(({ id }) => shown.some((one) => one.id === id));
};

/** The record that a mail is about, when it is about one alone. */
const threadOf = (organizationId: number, rows: readonly MailedRow[]): string | undefined => {
  const records = new Set(rows.map(({ entity, entity_id }) => `${entity}-${organizationId}-${entity_id}`));
  const [record] = records;
  return records.size === 1 ? record : undefined;
};

/** How the reader stops such mails; not those that nobody can turn off. */
const stopOf = async (call: { tenant: Tenant; wiring: Context }, { user_id: userId, message_id }: MailRow) =>
  message_id.startsWith(gatheredBegins) ? undefined : openMailStop(call, 'notifications', { userId });

const composeMail = async (wiring: Context, kinds: readonly NotificationKind[], work: MailWork) => {
  const { organizationId, mailId } = work;
  const { database, config } = wiring;
  const taken = await database.withTenant(systemScope(organizationId), async (tenant) => {
    const mail = await claimMail(tenant, mailId);
    if (!mail) return undefined;
    const [reader] = await readers(tenant, [mail.user_id]);
    const addressee = await loadAddressee(tenant, mail.user_id);
    const isViewer = (await rightsOf(tenant, mail.user_id))?.license === 'viewer';
    const held = await withoutTakenBack(tenant, kinds, mail);
    return { mail, reader, addressee, isViewer, held, stop: await stopOf({ tenant, wiring }, mail) };
  });
  if (!taken) return undefined;
  const { mail, reader, addressee, isViewer, held, stop } = taken;
  if (stop?.stopped) return { mail, addressee, letter: undefined, thread: undefined };
  const rows = isViewer ? await withoutInternal(wiring, work, held) : held;
  const locale = await localeOf(database.identity, mail.user_id);
  const zone = reader?.zone ?? 'UTC';
  const notices = inOneMail(kinds, mail, rows).flatMap((row) => wordsOf(kinds, row, locale, zone) ?? []);
  const words =
    mail.kind === 'instant' && notices.length === 1
      ? await Promise.all(notices.map((one) => addPictures(wiring, kinds, organizationId, one)))
      : notices;
  const { organization = '', color = null } = addressee ?? {};
  const reading = { locale, zone, organization, color, publicUrl: config.publicUrl };
  const letter = emailOf(mail, reading, words);
  return {
    mail,
    addressee,
    thread: threadOf(organizationId, rows),
    letter: letter && stop ? { ...letter, stop: stop.link(locale) } : letter,
  };
};

/** Sends one mail, at least once and always with the same Message-ID. A crash may lose the record that it was sent, but
 * never the mail. */
export const sendNotificationMail = async (
  wiring: Context,
  kinds: readonly NotificationKind[],
  work: MailWork,
): Promise<void> => {
  const composed = await composeMail(wiring, kinds, work);
  if (!composed) return;
  const { mail, addressee, letter, thread } = composed;
  const finish = (at: Date | null) =>
    wiring.database.withTenant(systemScope(work.organizationId), (tenant) => finishMail(tenant, mail.id, at));
  if (!addressee || !letter) return finish(null);
  const envelope = { to: addressee.email, thread, subject: letter.title, messageId: mail.message_id };
  await sendEmail(wiring.mail, envelope, letter);
  await finish(wiring.clock.now());
};
