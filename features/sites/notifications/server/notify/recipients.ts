import { readersOf } from '#features/accounts/access/server';
import { notifiableHolders } from '#features/sites/assignments/server';
import { stoppedMembers } from '#features/sites/mail-stops/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { Event } from '#platform/server/events/event';
import { isNotified, type JobRelation, jobRelationOf, rowOf } from '../../contract/matrix.ts';
import { choicesFor, type Reader, readers } from '../communication/preference-repository.ts';
import type { Notice } from './kind.ts';

/** `stopped`: gets no notifications by mail, except those that nobody can turn off. */
export type Recipient = Reader & { byMail: boolean; stopped: boolean };

/** The jobRelations of all people who could be notified of the event. */
const jobRelationsOf = async (
  tenant: Tenant,
  { jobId }: Event,
  { jobRelations, own }: Notice,
  now: Date,
): Promise<Map<number, JobRelation[]>> => {
  const found = new Map<number, JobRelation[]>();
  const add = (userId: number, relation: JobRelation) =>
    found.set(userId, [...(found.get(userId) ?? []), relation]);
  for (const userId of own) add(userId, 'own');
  if (jobId === null || jobRelations?.length === 0) return found;
  for (const { user_id, role_key } of await notifiableHolders(tenant, jobId, now, 'UTC')) {
    const relation = jobRelationOf(role_key);
    if (relation && (!jobRelations || jobRelations.includes(relation))) add(user_id, relation);
  }
  return found;
};

const peopleWhoWant = async (
  tenant: Tenant,
  { jobId }: Event,
  { preferenceId }: Notice,
  jobRelations: Map<number, JobRelation[]>,
): Promise<Set<number>> => {
  const userIds = [...jobRelations.keys()];
  const row = preferenceId === null ? undefined : rowOf(preferenceId);
  if (!row) return new Set(userIds);
  const choices = await choicesFor(tenant, row.id, jobId, userIds);
  const chosenBy = (userId: number) => choices.filter((choice) => choice.user_id === userId);
  return new Set(userIds.filter((id) => isNotified(row, jobRelations.get(id) ?? [], chosenBy(id), jobId)));
};

/** People who have a matching relation, want the notification and may open the record; never those who caused the
 * event. */
export const recipientsOf = async (
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
