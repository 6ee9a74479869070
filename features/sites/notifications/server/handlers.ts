import { loadJob } from '#features/sites/jobs/server';
import { invalid, notFound, requireValid } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import type { Queue } from '#platform/server/queue/queue';
import { afterQuietHours, nextDigest } from '../contract/delivery-time.ts';
import type { notificationEndpoints } from '../contract/index.ts';
import { rowOf } from '../contract/matrix.ts';
import { countUnread, loadNotifications, markRead, moveIntoMail } from './bell/notification-repository.ts';
import { type Reader, readers, saveChoice, saveSettings } from './communication/preference-repository.ts';
import { presentCommunication } from './communication/present-communication.ts';
import { claimWaitingMails, type NewMail, openWaitingMail } from './mail/mail-repository.ts';
import { type NotificationKind, wordsOf } from './notify/kind.ts';
import { onlyVisibleJobs } from './notify/only-visible-jobs.ts';

/** Announces that a person's notifications changed, so that the open pages of that person read them again. */
export const ringBell = (
  events: Events,
  tenant: Tenant,
  userId: number,
  name: 'bell.rang' | 'bell.read',
): Promise<void> =>
  events.publish(tenant, { name, entity: 'bell', entityId: userId, jobId: null, actorUserId: null });

/** The mail for all that waits, at the time that the reader has chosen now. What was a digest stays one. */
const nextMail = (
  organizationId: number,
  { user_id: userId, delivery, zone }: Reader,
  { kind, now }: { kind: NewMail['kind']; now: Date },
): NewMail => {
  const whose = `${organizationId}-${userId}`;
  const moved = now.toISOString();
  if (delivery === 'instant') {
    const dueAt = afterQuietHours(now, zone);
    return { userId, kind, dueAt, messageId: `moved-${whose}-${dueAt.toISOString()}-${moved}` };
  }
  const { at } = nextDigest(delivery, now, zone);
  return { userId, kind: delivery, dueAt: at, messageId: `${delivery}-${whose}-${at.toISOString()}` };
};

/** Whoever chooses another way or time zone gets also what waits already in that way, and at that time. */
const retimeWaitingMails = async (tenant: Tenant, queue: Queue, reader: Reader, now: Date): Promise<void> => {
  const waiting = await claimWaitingMails(tenant, reader.user_id, now);
  const [first] = waiting;
  if (!first) return;
  const { organizationId } = tenant;
  const mail = nextMail(organizationId, reader, { kind: first.kind, now });
  const opened = await openWaitingMail(tenant, mail);
  if (!opened) return;
  await moveIntoMail(
    tenant,
    waiting.map(({ id }) => id),
    opened.id,
  );
  const work = { organizationId, kind: 'notification', mailId: opened.id, userId: reader.user_id };
  await queue.add(tenant, 'mail', work, mail.dueAt > now ? { startAfter: mail.dueAt } : {});
};

type SetCommunicationSettingsCall = SignedInCall<(typeof notificationEndpoints)['setCommunicationSettings']>;

/** Accepts every name of a time zone, but no offset (+02:00): an offset does not follow daylight saving time. */
const isZone = (name: string): boolean => {
  if (!/^[A-Z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** What waits for a digest, or for the morning, follows the new settings. */
const setCommunicationSettings = async ({
  body,
  tenant,
  person,
  wiring,
  now,
}: SetCommunicationSettingsCall) => {
  if (body.time_zone !== null && !isZone(body.time_zone)) throw invalid({ time_zone: ['zone_unknown'] });
  const read = async () => (await readers(tenant, [person.userId]))[0];
  const before = await read();
  await saveSettings(tenant, body);
  const reader = await read();
  if (reader && (reader.delivery !== before?.delivery || reader.zone !== before.zone))
    await retimeWaitingMails(tenant, wiring.queue, reader, now);
  return presentCommunication(tenant, person, now, null);
};

type SetCommunicationPreferenceCall = SignedInCall<
  (typeof notificationEndpoints)['setCommunicationPreference']
>;

const faultsOf = ({
  id,
  jobId,
  allBuildings,
}: SetCommunicationPreferenceCall['body']): Record<string, string[]> => {
  const row = rowOf(id);
  const places = (jobId === undefined ? 0 : 1) + (allBuildings ? 1 : 0);
  return {
    ...(row ? (row.fixed ? { id: ['preference_fixed'] } : {}) : { id: ['preference_unknown'] }),
    ...(places === 1 ? {} : { jobId: ['preference_place'], allBuildings: ['preference_place'] }),
  };
};

/** Saves or removes one choice of the caller. Returns the resulting preferences, at the job if one was named. */
const setCommunicationPreference = async ({ body, tenant, person, now }: SetCommunicationPreferenceCall) => {
  const errors = faultsOf(body);
  requireValid(errors);
  const jobId = body.jobId ?? null;
  if (jobId !== null && !(await loadJob(tenant, jobId))) throw notFound();
  await saveChoice(tenant, { preferenceId: body.id, jobId, active: body.active });
  return presentCommunication(tenant, person, now, jobId);
};

type Call = SignedInCall<(typeof notificationEndpoints)['listNotifications']>;

/** The caller's notifications, in the language of the request. A notification about several jobs shows only those the
 * person may still see. */
const listNotifications =
  (kinds: readonly NotificationKind[]) =>
  async ({ query, tenant, person, locale }: Call) => {
    const rows = await loadNotifications(tenant, query);
    const unread = await countUnread(tenant);
    const shown = rows.slice(0, query.limit).flatMap((listed) => {
      const { id, kind, at, read_at, job_id, seen_job_ids } = listed;
      const row = onlyVisibleJobs(listed, (jobId) => jobId === job_id || seen_job_ids.includes(jobId));
      const words = row && wordsOf(kinds, row, locale, person.timeZone);
      return words ? [{ id, kind, at, read_at, title: words.title, text: words.text, link: words.link }] : [];
    });
    return { rows: shown, more: rows.length > query.limit, unread };
  };

export const notificationHandlers = (
  kinds: readonly NotificationKind[],
): Handlers<typeof notificationEndpoints> => ({
  listNotifications: listNotifications(kinds),
  readNotifications: async ({ body, tenant, person, wiring, now }) => {
    if (!body.ids && !body.all_up_to) throw invalid({ ids: ['read_nothing'], all_up_to: ['read_nothing'] });
    if (await markRead(tenant, { ids: body.ids, upTo: body.all_up_to }, now))
      await ringBell(wiring.events, tenant, person.userId, 'bell.read');
    return { unread: await countUnread(tenant) };
  },
  getCommunicationPreferences: async ({ query, tenant, person, now }) => {
    const jobId = query.jobId ?? null;
    if (jobId !== null && !(await loadJob(tenant, jobId))) throw notFound();
    return presentCommunication(tenant, person, now, jobId);
  },
  setCommunicationPreference,
  setCommunicationSettings,
});
