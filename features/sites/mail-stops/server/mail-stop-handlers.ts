import { z } from 'zod';
import { loadOrganization } from '#features/accounts/organizations/server';
import { loadKeptClient } from '#features/sites/clients/server';
import { forbidden, notFound } from '#platform/contract/errors';
import type { Identity } from '#platform/server/db/identity';
import type { Handlers } from '#platform/server/http/call';
import { systemScope } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { hashToken } from '#platform/server/tokens';
import type { MailStop, mailStopEndpoints } from '../contract/index.ts';
import { loadMailStop, loadStopOf, saveStop, stopsOfClient } from './mail-stop-repository.ts';
import { openMailStop } from './open-mail-stop.ts';

const found = z.object({ organization_id: z.int(), stop_id: z.int() });

/** The stop that a token of a mail opens, and its organization. */
const loadStopOwner = (identity: Identity, tokenHash: Buffer) =>
  identity.one({
    name: 'mail-stop-find',
    text: 'select * from identity_find_mail_stop($1)',
    values: [tokenHash],
    row: found,
  });

type ByToken = { params: { mailToken: string }; wiring: Pick<Wiring, 'database'>; now: Date };

/** Answers what the token is about; with `stopped` it is changed before. */
const byToken = async ({ params, wiring, now }: ByToken, stopped?: boolean): Promise<MailStop> => {
  const { database } = wiring;
  const owner = await loadStopOwner(database.identity, hashToken(params.mailToken));
  if (!owner) throw notFound();
  return database.withTenant(systemScope(owner.organization_id), async (tenant) => {
    if (stopped !== undefined) await saveStop(tenant, owner.stop_id, stopped ? now : null);
    const stop = await loadMailStop(tenant, owner.stop_id);
    if (!stop) throw notFound();
    const { topic, stopped_at } = stop;
    return { organization: (await loadOrganization(tenant)).name, topic, stopped_at };
  });
};

export const mailStopHandlers: Handlers<typeof mailStopEndpoints> = {
  getMailStop: (call) => byToken(call),
  setMailStop: (call) => byToken(call, call.body.stopped),
  stopMailAtOnce: (call) => byToken(call, true),
  getOwnMailStop: async ({ tenant, person }) => {
    const stop = await loadStopOf(tenant, 'notifications', { userId: person.userId });
    return { stopped_at: stop?.stopped_at ?? null };
  },
  setOwnMailStop: async ({ tenant, wiring, person, body, now }) => {
    // Support has no mail of its own in an organization that is not its own.
    if (person.impersonated) throw forbidden();
    const recipient = { userId: person.userId };
    const { id } = await openMailStop({ tenant, wiring }, 'notifications', recipient);
    await saveStop(tenant, id, body.stopped ? now : null);
    return { stopped_at: (await loadMailStop(tenant, id))?.stopped_at ?? null };
  },
  listMailStops: async ({ tenant, params }) => {
    const client = await loadKeptClient(tenant, params.id);
    if (!client) throw notFound();
    return stopsOfClient(tenant, client.id);
  },
};
