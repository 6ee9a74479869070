import { beyond, effectiveFlags, powerOf } from '#features/accounts/access/contract';
import { loadRoles, type Role } from '#features/accounts/access/server';
import { loadOrganization } from '#features/accounts/organizations/server';
import type { EndpointShape } from '#platform/contract/endpoint';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { SignOnSettings } from '../../contract/index.ts';
import { loadDomains } from '../domains/domain-repository.ts';
import { redirectAddress, startAddress } from '../login/addresses.ts';
import { loadOfPerson } from '../people/provider-identity-repository.ts';
import { type ConnectionRow, loadConnection } from './connection-repository.ts';

/** The TXT record by which a domain says that it belongs to an organization. */
export const txtRecordOf = (domain: string, token: string) => ({
  name: `_cora-challenge.${domain}`,
  value: `cora-verification=${token}`,
});

export type SettingsCall = Pick<SignedInCall<EndpointShape>, 'tenant' | 'person' | 'wiring' | 'now'>;

/** Whether the person may choose the role for newcomers: it must not manage the organization, nor have rights that the person
 * lacks. */
export const mayBeDefault = ({ flags }: Pick<Role, 'flags'>, person: Pick<Person, 'flags'>): boolean => {
  const granted = effectiveFlags({ roles: [flags], deniedModules: [], license: 'full', superAdmin: false });
  return !flags.includes('isAdmin') && beyond(powerOf(granted), powerOf(person.flags)).length === 0;
};

/** Whether the person has logged in through this provider since it was connected. */
export const hasTried = async (
  { tenant, person }: Pick<SettingsCall, 'tenant' | 'person'>,
  connection: ConnectionRow,
): Promise<boolean> => {
  const known = await loadOfPerson(tenant, person.userId);
  return known?.issuer === connection.issuer && (known.last_used_at ?? '') >= connection.connected_at;
};

export const presentSettings = async (call: SettingsCall): Promise<SignOnSettings> => {
  const { tenant, person, wiring } = call;
  const { slug } = await loadOrganization(tenant);
  const row = await loadConnection(tenant);
  const domains = await loadDomains(tenant);
  const roles = await loadRoles(tenant);
  // A role that was deleted since does not count.
  const chosen = roles.find(({ id }) => id === row?.default_role_id);
  return {
    connection: row ? { issuer: row.issuer, client_id: row.client_id, connected_at: row.connected_at } : null,
    enabled: row?.enabled ?? false,
    joins: row?.joins ?? false,
    default_role_id: chosen?.id ?? null,
    only_way: row?.only_way ?? false,
    tried: row ? await hasTried(call, row) : false,
    addresses: { redirect: redirectAddress(wiring.config, slug), start: startAddress(wiring.config, slug) },
    domains: domains.map(({ id, domain, token, proven_at }) => ({
      id,
      domain,
      record: txtRecordOf(domain, token),
      proven_at,
    })),
    roles: roles
      .filter((role) => role === chosen || mayBeDefault(role, person))
      .map(({ id, key, name }) => ({ id, key, name })),
    updated_at: row?.updated_at ?? null,
  };
};
