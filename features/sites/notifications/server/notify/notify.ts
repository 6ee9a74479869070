import { z } from 'zod';
import { readersOf } from '#features/accounts/access/server';
import { notifiableHolders } from '#features/sites/assignments/server';
import { stoppedMembers } from '#features/sites/mail-stops/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { loadEvent } from '#platform/server/events/event-repository';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { isNotified, type JobRole, jobRoleOf, rowOf } from '../../contract/matrix.ts';
import { insertNotification } from '../bell/notification-repository.ts';
import { choicesFor, type Reader, readers } from '../communication/preference-repository.ts';
import { ringBell } from '../handlers.ts';
import { addToMail } from '../mail/add-to-mail.ts';
import { kindOf, type Notice, type NotificationKind } from './kind.ts';

/** `stopped`: gets no notifications by mail, except those that nobody can turn off. */
type Recipient = Reader & { byMail: boolean; stopped: boolean };

/** The jobRelations of all people who could be notified of the event. */
const jobRelationsOf = async (
  tenant: Tenant,
  { jobId }: Event,
  { jobRoles, own }: Notice,
  now: Date,
): Promise<Map<number, JobRole[]>> => {
  const found = new Map<number, JobRole[]>();
  const add = (userId: number, relation: JobRole) =>
    found.set(userId, [...(found.get(userId) ?? []), relation]);
  for (const userId of own) add(userId, 'own');
  if (jobId === null || jobRoles?.length === 0) return found;
  for (const { user_id, role_key } of await notifiableHolders(tenant, jobId, now, 'UTC')) {
    const relation = jobRoleOf(role_key);
    if (relation && (!jobRoles || jobRoles.includes(relation))) add(user_id, relation);
  }
  return found;
};

const peopleWhoWant = async (
  tenant: Tenant,
  { jobId }: Event,
  { preferenceId }: Notice,
  jobRoles: Map<number, JobRole[]>,
): Promise<Set<number>> => {
  const userIds = [...jobRoles.keys()];
  const row = preferenceId === null ? undefined : rowOf(preferenceId);
  if (!row) return new Set(userIds);
  const choices = await choicesFor(tenant, row.id, jobId, userIds);
  const chosenBy = (userId: number) => choices.filter((choice) => choice.user_id === userId);
  return new Set(userIds.filter((id) => isNotified(row, jobRoles.get(id) ?? [], chosenBy(id), jobId)));
};

/** People who have a matching relation, want the notification and may open the record; never those who caused the
 * event. */
const recipientsOf = async (
  tenant: Tenant,
  event: Event,
  notice: Notice,
  now: Date,
): Promise<Recipient[]> => {
  const byMail = await peopleWhoWant(tenant, event, notice, await jobRelationsOf(tenant, event, notice, now));
  const people = new Set([...byMail, ...(notice.bell?.userIds ?? [])]);
  if (event.actorUserId !== null) people.delete(event.actorUserId);
  const { flag, unless, internal } = notice;
  const able = await readersOf(tenant, { jobId: event.jobId, flag, unless, internal, userIds: [...people] });
  const stopped = await stoppedMembers(tenant, [...able]);
  return (await readers(tenant, [...able])).map((reader) => ({
    ...reader,
    byMail: byMail.has(reader.user_id),
    stopped: stopped.has(reader.user_id),
  }));
};

export const notifyWork = z.object({ organizationId: z.int(), eventId: z.int() });

type Heard = { reader: Recipient; notices: readonly Notice[] };

const jobOf = (event: Event, notice: Notice): number | null => notice.jobId ?? event.jobId;

/** The people to notify, each with their notices. */
const recipientsOfEach = async (
  tenant: Tenant,
  event: Event,
  notices: readonly Notice[],
  now: Date,
): Promise<Heard[]> => {
  const heard = new Map<number, Heard>();
  for (const notice of notices) {
    for (const reader of await recipientsOf(tenant, { ...event, jobId: jobOf(event, notice) }, notice, now)) {
      const before = heard.get(reader.user_id);
      const byMail = reader.byMail || (before?.reader.byMail ?? false);
      heard.set(reader.user_id, {
        reader: { ...reader, byMail },
        notices: [...(before?.notices ?? []), notice],
      });
    }
  }
  return [...heard.values()];
};

type MessageRef = Pick<Notice, 'kind' | 'params' | 'jobIds'>;

const wordsFor = (kind: NotificationKind, { reader, notices }: Heard): MessageRef => {
  const [first, ...others] = notices;
  if (!first || (others.length > 0 && !kind.together))
    throw new Error('several notices and no word for them');
  if (others.length > 0 && kind.together) return kind.together(notices);
  return { ...first, kind: reader.byMail ? first.kind : (first.bell?.kind ?? first.kind) };
};

/** Notifies everybody concerned by one event. Each person is notified once, however often the work is repeated. */
export const notify = async (
  { database, clock, queue, events }: Pick<Wiring, 'database' | 'clock' | 'queue' | 'events'>,
  kinds: readonly NotificationKind[],
  { organizationId, eventId }: z.output<typeof notifyWork>,
): Promise<void> => {
  const now = clock.now();
  await database.withTenant(systemScope(organizationId), async (tenant) => {
    const event = await loadEvent(tenant, eventId);
    const kind = event && kindOf(kinds, event);
    if (!event || !kind) return;
    const all = await recipientsOfEach(tenant, event, await kind.notices(tenant, event), now);
    // In the order of their ids, because the rows of people are locked: two events for the same people cannot deadlock.
    for (const heard of all.toSorted((one, other) => one.reader.user_id - other.reader.user_id)) {
      const { reader, notices } = heard;
      const words = wordsFor(kind, heard);
      const [job, ...others] = new Set(words.jobIds ?? notices.map((notice) => jobOf(event, notice)));
      const about = { ...event, jobId: others.length > 0 ? null : (job ?? null) };
      const notificationId = await insertNotification(tenant, reader.user_id, about, words);
      if (notificationId === undefined) continue;
      await ringBell(events, tenant, reader.user_id, 'bell.rang');
      const fixed = heard.notices.some(({ preferenceId }) => rowOf(preferenceId ?? 0)?.fixed === true);
      if (!reader.byMail || (reader.stopped && !fixed)) continue;
      const gathers = heard.notices.find((notice) => notice.gathers)?.kind;
      const urgent = heard.notices.some((notice) => notice.urgent === true);
      await addToMail(tenant, queue, { reader, event: about, notificationId, now, fixed, gathers, urgent });
    }
  });
};
