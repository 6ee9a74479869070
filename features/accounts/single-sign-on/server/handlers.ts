import { invalid, notFound, Problem, refused, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Handlers, OpenCall, SignedInCall } from '#platform/server/http/call';
import { scopeOf, systemScope } from '#platform/server/http/person';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { Wiring } from '#platform/server/http/wiring';
import { findTxt } from '#platform/server/outgoing/find-txt';
import { newToken } from '#platform/server/tokens';
import type {
  signOnLoginEndpoints,
  signOnPeopleEndpoints,
  signOnSettingsEndpoints,
} from '../contract/index.ts';
import {
  type DomainRow,
  deleteDomain,
  insertDomain,
  loadDomain,
  loadDomainHolder,
  loadDomains,
  setProven,
} from './domains/domain-repository.ts';
import { loadCompanyOfDomain } from './login/attempt-repository.ts';
import { confirmSignOn, getSignOnConfirmation } from './login/confirm-sign-on.ts';
import { finishSignOn } from './login/finish-sign-on.ts';
import { startSignOn } from './login/start-sign-on.ts';
import { getPersonSignOn, unlinkPerson } from './people/person-sign-on.ts';
import { sealSecret } from './sealed-secret.ts';
import { insertConnection, loadConnection, updateConnection } from './settings/connection-repository.ts';
import { presentSettings, txtRecordOf } from './settings/present-settings.ts';
import { recordChange } from './settings/record-change.ts';
import { saveRules } from './settings/save-rules.ts';
import { testConnection } from './settings/test-connection.ts';

type Endpoint = (typeof signOnSettingsEndpoints)['proveSignOnDomain'];

/** Refuses while another organization has proven the domain and its TXT record still exists. Without the record, the other
 * organization loses its proof. */
const takeFromHolder = async (wiring: Wiring, row: DomainRow, records: readonly string[]): Promise<void> => {
  const { identity, withTenant } = wiring.database;
  const holder = await loadDomainHolder(identity, row.domain);
  if (!holder || holder.organization_id === row.organization_id) return;
  if (records.includes(txtRecordOf(row.domain, holder.token).value)) throw refused('domain_elsewhere');
  await withTenant(systemScope(holder.organization_id), async (tenant) => {
    await setProven(tenant, holder.id, null);
    await writeAudit(tenant, null, {
      action: 'single-sign-on.domain-lost',
      entity: 'single-sign-on',
      entityId: holder.organization_id,
      note: row.domain,
    });
  });
};

/** The DNS request may take long, so it is made outside of a transaction. */
const proveDomain = preparedHandler<Endpoint, DomainRow>({
  prepare: async ({ wiring, person, params }) => {
    const row = await wiring.database.withTenant(scopeOf(person), (tenant) => loadDomain(tenant, params.id));
    if (!row) throw notFound();
    const { name, value } = txtRecordOf(row.domain, row.token);
    const records = await findTxt(name, wiring.config.dnsServer);
    if (!records) throw new Problem(422, { code: 'domain_unreachable' });
    if (!records.includes(value)) throw new Problem(422, { code: 'domain_unproven' });
    await takeFromHolder(wiring, row, records);
    return row;
  },
  run: async (call, row) => {
    const { tenant, now } = call;
    await setProven(tenant, row.id, now.toISOString()).catch((error: { constraint?: string }) => {
      if (error.constraint === 'sign_on_domains_proven_key') throw refused('domain_elsewhere');
      throw error;
    });
    await recordChange(call, { action: 'single-sign-on.domain-proven', note: row.domain });
    return presentSettings(call);
  },
});

type SaveConnectionCall = SignedInCall<(typeof signOnSettingsEndpoints)['saveSignOnConnection']>;

/** Another provider or client needs a new secret, so that the old one is never sent to it. It also turns off `only_way`,
 * because nobody has logged in through the new one yet. */
const saveConnection = async (call: SaveConnectionCall) => {
  const { tenant, body, wiring, now } = call;
  const { issuer, client_id, client_secret = '', updated_at } = body;
  const before = await loadConnection(tenant);
  if ((before?.updated_at ?? null) !== updated_at) throw stale(await presentSettings(call));
  const isOther = before?.issuer !== issuer || before.client_id !== client_id;
  if (isOther && client_secret === '') throw invalid({ client_secret: ['sign_on_secret_needed'] });
  const secret =
    client_secret === ''
      ? undefined
      : await sealSecret(wiring.database.identity, tenant.organizationId, client_secret);
  const set = {
    issuer,
    client_id,
    ...(secret && { client_secret: secret }),
    ...(isOther && { connected_at: now.toISOString(), only_way: false, keeps_inside: false }),
  };
  const saved =
    before && updated_at !== null
      ? await updateConnection(tenant, updated_at, set)
      : secret !== undefined &&
        (await insertConnection(tenant, { issuer, client_id, client_secret: secret }));
  if (!saved) throw stale(await presentSettings(call));
  const { issuer: oldIssuer = null, client_id: oldId = null, only_way = false } = before ?? {};
  await recordChange(call, {
    action: 'single-sign-on.connected',
    changes: {
      ...changesOf(
        { issuer: oldIssuer, client_id: oldId, only_way },
        { issuer, client_id, only_way: only_way && !isOther },
      ),
      ...(secret && { client_secret: [null, 'changed'] as [unknown, unknown] }),
    },
  });
  return presentSettings(call);
};

type Call<K extends keyof typeof signOnSettingsEndpoints> = SignedInCall<(typeof signOnSettingsEndpoints)[K]>;

const max = 20;

const addDomain = async (call: Call<'addSignOnDomain'>) => {
  const { tenant, body } = call;
  if (!(await loadConnection(tenant))) throw refused('sign_on_not_connected');
  if ((await loadDomains(tenant)).length >= max) throw refused('domains_most');
  await insertDomain(tenant, body.domain, newToken());
  await recordChange(call, { action: 'single-sign-on.domain-added', note: body.domain });
  return presentSettings(call);
};

const removeDomain = async (call: Call<'removeSignOnDomain'>) => {
  const { tenant, params } = call;
  const row = await loadDomain(tenant, params.id);
  if (!row) throw notFound();
  await deleteDomain(tenant, row.id);
  await recordChange(call, { action: 'single-sign-on.domain-removed', note: row.domain });
  return presentSettings(call);
};

/** Uses only the domain of the address, so that the answer does not reveal whether the person exists. */
const getSignOn = async ({ body, wiring }: OpenCall<(typeof signOnLoginEndpoints)['getSignOn']>) => {
  const domain = body.email.slice(body.email.lastIndexOf('@') + 1);
  const found = await loadCompanyOfDomain(wiring.database.identity, domain);
  if (!found) return { company: null };
  const { name, slug, only_way } = found;
  return { company: { name, slug, only_way } };
};

export const signOnHandlers: Handlers<
  typeof signOnSettingsEndpoints & typeof signOnPeopleEndpoints & typeof signOnLoginEndpoints
> = {
  getSignOnSettings: presentSettings,
  saveSignOnConnection: saveConnection,
  saveSignOnRules: saveRules,
  testSignOn: testConnection,
  addSignOnDomain: addDomain,
  proveSignOnDomain: proveDomain,
  removeSignOnDomain: removeDomain,
  getPersonSignOn,
  unlinkPerson,
  getSignOn,
  startSignOn,
  finishSignOn,
  getSignOnConfirmation,
  confirmSignOn,
};
