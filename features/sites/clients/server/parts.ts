import type { Tenant } from '#platform/server/db/tenant';
import type { CountRecords, Entries, Gather, NamedRecord } from '#platform/server/feature/server-feature';
import type { ClientContact, ClientUse } from '../contract/index.ts';
import type { ClientMerge, ContactPair } from './merge/client-merge.ts';

export type Found = { total: number; named: readonly Omit<ClientUse, 'kind'>[] };

/** Records that need the client to stay active: how many there are, and at most `max` of those in the reader's scope. */
export type LoadClientUses = (
  tenant: Tenant,
  clientId: number,
  options: { max: number; now: Date; step: 'delete' | 'deactivate' },
) => Promise<Found>;

/** Returns those of these contacts that something else needs: an agreement that names them, or a login. */
export type LoadLockedContacts = (
  tenant: Tenant,
  contactIds: readonly number[],
) => Promise<readonly number[]>;

/** The buildings in scope where a client has jobs. */
export type LoadClientBuildings = (tenant: Tenant, clientId: number) => Promise<readonly NamedRecord[]>;

/** Records that name a client or its contacts, and move when the client is merged into another one. */
export type ClientRecords = {
  /** How many of them the client has, in scope or not, where people are told before they agree. */
  count?: (tenant: Tenant, clientId: number) => Promise<number>;
  /** Ids of those contacts to go that must stay beside their pair, such as two with a login each. */
  apart?: (tenant: Tenant, pairs: readonly ContactPair[]) => Promise<readonly number[]>;
  move: (tenant: Tenant, merge: ClientMerge) => Promise<void>;
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By kind of record: `jobs`. A client that has such records is neither deleted nor deactivated. */
    clientUses: LoadClientUses;
    /** By kind of record that names contacts. A locked contact cannot be deleted; one that is marked `contractual` is locked,
     * too. */
    contactLocks: LoadLockedContacts;
    /** By kind of record that connects buildings with clients. */
    clientBuildings: LoadClientBuildings;
    /** By kind of record: `jobs`. */
    clientRecords: ClientRecords;
  }
}

export type ClientParts = {
  countActiveJobs: CountRecords;
  uses: Entries<'clientUses'>;
  locks: Entries<'contactLocks'>;
  buildings: Entries<'clientBuildings'>;
  records: Entries<'clientRecords'>;
};

export const gatherParts = (gather: Gather): ClientParts => ({
  countActiveJobs: gather('counts')['client.activeJobs'] ?? (async () => new Map()),
  uses: gather('clientUses'),
  locks: gather('contactLocks'),
  buildings: gather('clientBuildings'),
  records: gather('clientRecords'),
});

export const buildingsOfClient = async (
  { buildings }: Pick<ClientParts, 'buildings'>,
  tenant: Tenant,
  clientId: number,
): Promise<NamedRecord[]> => {
  const found = await Promise.all(Object.values(buildings).map((find) => find(tenant, clientId)));
  return found.flat();
};

/** The ids of contacts that are marked `contractual` or that features above name. */
export const lockedContacts = async (
  locks: Entries<'contactLocks'>,
  tenant: Tenant,
  contacts: readonly Pick<ClientContact, 'id' | 'contractual'>[],
): Promise<ReadonlySet<number>> => {
  const ids = contacts.map(({ id }) => id);
  const named = await Promise.all(Object.values(locks).map((find) => find(tenant, ids)));
  const marked = contacts.filter(({ contractual }) => contractual).map(({ id }) => id);
  return new Set([...named.flat(), ...marked]);
};
