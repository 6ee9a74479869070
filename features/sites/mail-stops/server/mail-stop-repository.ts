import { z } from 'zod';
import { anyOf } from '#platform/server/db/any-of';
import { isoText } from '#platform/server/db/iso-text';
import type { Tenant } from '#platform/server/db/tenant';
import { type MailTopic, mailTopics } from '../contract/index.ts';

/** An address of a client, or a member. */
export type MailRecipient = { email: string } | { userId: number };

const row = z.object({ id: z.int(), topic: z.enum(mailTopics), stopped_at: z.string().nullable() });

export type MailStopRow = z.infer<typeof row>;

const columns = ['id', 'topic', 'stopped_at'] as const;

const stops = (tenant: Tenant) =>
  tenant.db
    .selectFrom('mail_stops')
    .select(columns)
    .where('organization_id', '=', tenant.organizationId)
    .$narrowType<Pick<MailStopRow, 'topic'>>();

export const loadMailStop = (tenant: Tenant, id: number): Promise<MailStopRow | undefined> =>
  stops(tenant).where('id', '=', id).executeTakeFirst();

/** A recipient as it is stored and compared. */
export const whose = (recipient: MailRecipient) =>
  'email' in recipient
    ? { email: recipient.email.toLowerCase(), user_id: null }
    : { email: null, user_id: recipient.userId };

export const loadStopOf = (
  tenant: Tenant,
  topic: MailTopic,
  recipient: MailRecipient,
): Promise<MailStopRow | undefined> => {
  const { email, user_id } = whose(recipient);
  const found = stops(tenant).where('topic', '=', topic);
  return (
    email === null ? found.where('user_id', '=', user_id) : found.where('email', '=', email)
  ).executeTakeFirst();
};

/** Undefined when somebody else put it down at the same moment. */
export const insertMailStop = (
  tenant: Tenant,
  topic: MailTopic,
  recipient: MailRecipient,
  tokenHash: Buffer,
): Promise<MailStopRow | undefined> =>
  tenant.db
    .insertInto('mail_stops')
    .values({ organization_id: tenant.organizationId, topic, token_hash: tokenHash, ...whose(recipient) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .$narrowType<Pick<MailStopRow, 'topic'>>()
    .executeTakeFirst();

const change = (tenant: Tenant, id: number) =>
  tenant.db
    .updateTable('mail_stops')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id);

/** Whoever stops again has stopped since the first time. */
export const saveStop = async (tenant: Tenant, id: number, at: Date | null): Promise<void> => {
  await change(tenant, id)
    .set({ stopped_at: at?.toISOString() ?? null })
    .$if(at !== null, (running) => running.where('stopped_at', 'is', null))
    .execute();
};

/** Those of these members who get no notifications by mail. */
export const stoppedMembers = async (
  tenant: Tenant,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await tenant.db
    .selectFrom('mail_stops')
    .select('user_id')
    .where('organization_id', '=', tenant.organizationId)
    .where('user_id', '=', anyOf(userIds))
    .where('stopped_at', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ user_id }) => user_id ?? []));
};

const ofContact = z.object({ contact_id: z.int(), topic: z.enum(mailTopics), stopped_at: z.string() });

export const stopsOfClient = (tenant: Tenant, clientId: number) =>
  tenant.query({
    name: 'mail-stops-of-client',
    text: `select c.id as contact_id, s.topic, ${isoText('s.stopped_at')} as stopped_at
      from client_contacts c
      join mail_stops s on s.organization_id = $1 and s.email = lower(c.email) and s.stopped_at is not null
      where c.organization_id = $1 and c.client_id = $2 and c.deleted_at is null
      order by c.id, s.topic`,
    values: [tenant.organizationId, clientId],
    row: ofContact,
  });
