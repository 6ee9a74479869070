import { notFound, Problem, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { scopeOf, systemScope } from '#platform/server/http/person';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import type { Wiring } from '#platform/server/http/wiring';
import { findTxt } from '#platform/server/outgoing/find-txt';
import type { signOnSettingsEndpoints } from '../../contract/index.ts';
import { presentSettings } from '../settings/present-settings.ts';
import { recordChange } from '../settings/record-change.ts';
import { type DomainRow, findDomain, findHolder, setProven } from './domain-repository.ts';
import { txtRecordOf } from './txt-record-of.ts';

type Endpoint = (typeof signOnSettingsEndpoints)['proveSignOnDomain'];

/** Refuses while another organization has proven the domain and its TXT record still exists. Without the record, the other
 * organization loses its proof. */
const takeFromHolder = async (wiring: Wiring, row: DomainRow, records: readonly string[]): Promise<void> => {
  const { identity, withTenant } = wiring.database;
  const holder = await findHolder(identity, row.domain);
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
export const proveDomain = preparedHandler<Endpoint, DomainRow>({
  prepare: async ({ wiring, person, params }) => {
    const row = await wiring.database.withTenant(scopeOf(person), (tenant) => findDomain(tenant, params.id));
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
