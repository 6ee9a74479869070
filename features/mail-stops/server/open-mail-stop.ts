import { createHash, createHmac } from 'node:crypto';
import type { Locale } from '#platform/contract/fields';
import type { Identity } from '#platform/server/db/identity';
import { findOrCreateSecret } from '#platform/server/db/server-secret-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Wiring } from '#platform/server/http/wiring';
import type { EmailLink } from '#platform/server/mail/content/email-content';
import type { MailTopic } from '../contract/index.ts';
import {
  findStopOf,
  insertMailStop,
  type MailRecipient,
  type MailStopRow,
  saveTokenHash,
} from './mail-stop-repository.ts';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Computed each time, so that every mail carries the same although only its hash is stored. */
const tokenOf = async (identity: Identity, id: number): Promise<string> =>
  createHmac('sha256', await findOrCreateSecret(identity, 'mail-stops'))
    .update(`mail-stop:${id}`)
    .digest('base64url');

const labels: Record<Locale, string> = {
  en: 'Stop these emails',
  es: 'Dejar de recibir estos correos',
};

type Call = { tenant: Tenant; wiring: Pick<Wiring, 'config' | 'database'> };

export type OpenedStop = { id: number; stopped: boolean; link: (locale: Locale) => EmailLink };

const create = async (
  { tenant, wiring }: Call,
  topic: MailTopic,
  recipient: MailRecipient,
): Promise<MailStopRow | undefined> => {
  const row = await insertMailStop(tenant, topic, recipient);
  if (row) await saveTokenHash(tenant, row.id, hashToken(await tokenOf(wiring.database.identity, row.id)));
  return row ?? findStopOf(tenant, topic, recipient);
};

/** Whether the recipient has stopped such mails, and the link for the foot of the next one. */
export const openMailStop = async (
  call: Call,
  topic: MailTopic,
  recipient: MailRecipient,
): Promise<OpenedStop> => {
  const { tenant, wiring } = call;
  const row = (await findStopOf(tenant, topic, recipient)) ?? (await create(call, topic, recipient));
  if (!row) throw new Error('a stop that was not kept');
  const url = new URL(`/mail/${await tokenOf(wiring.database.identity, row.id)}`, wiring.config.publicUrl)
    .href;
  return { id: row.id, stopped: row.stopped_at !== null, link: (locale) => ({ label: labels[locale], url }) };
};
