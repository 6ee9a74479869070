import type { Locale } from '#platform/contract/fields';
import type { Identity } from '#platform/server/db/identity';
import type { Tenant } from '#platform/server/db/tenant';
import type { Wiring } from '#platform/server/http/wiring';
import type { EmailLink } from '#platform/server/mail/content/email-content';
import { hashToken, signWith } from '#platform/server/tokens';
import type { MailTopic } from '../contract/index.ts';
import { insertMailStop, loadStopOf, type MailRecipient, whose } from './mail-stop-repository.ts';

/** Computed each time, so that every mail carries the same although only its hash is stored. Made of what it stops, not of the
 * number of a row: after a restore of an older backup, that number becomes one of somebody else's. */
const tokenOf = async (
  identity: Identity,
  organizationId: number,
  topic: MailTopic,
  recipient: MailRecipient,
): Promise<string> => {
  const { email, user_id } = whose(recipient);
  const sign = await signWith(identity, 'mail-stops');
  return sign(`mail-stop:${organizationId}:${topic}:${email ?? user_id}`);
};

const labels: Record<Locale, string> = {
  en: 'Stop these emails',
  es: 'Dejar de recibir estos correos',
};

type Call = { tenant: Tenant; wiring: Pick<Wiring, 'config' | 'database'> };

export type OpenedStop = { id: number; stopped: boolean; link: (locale: Locale) => EmailLink };

/** Whether the recipient has stopped such mails, and the link for the foot of the next one. */
export const openMailStop = async (
  { tenant, wiring }: Call,
  topic: MailTopic,
  recipient: MailRecipient,
): Promise<OpenedStop> => {
  const token = await tokenOf(wiring.database.identity, tenant.organizationId, topic, recipient);
  const row =
    (await loadStopOf(tenant, topic, recipient)) ??
    (await insertMailStop(tenant, topic, recipient, hashToken(token))) ??
    (await loadStopOf(tenant, topic, recipient));
  if (!row) throw new Error('a stop that was not kept');
  const url = new URL(`/mail/${token}`, wiring.config.publicUrl).href;
  return { id: row.id, stopped: row.stopped_at !== null, link: (locale) => ({ label: labels[locale], url }) };
};
