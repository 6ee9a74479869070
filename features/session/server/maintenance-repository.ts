import type { Identity } from '#platform/server/db/identity';

/** Drops sessions, throttles and links that are past their time. */
export const sweepIdentity = (identity: Identity) => identity.one({ text: 'select identity_sweep()' });

export const listOrganizationIds = (identity: Identity) =>
  identity.all<{ id: number }>({ text: 'select * from identity_organization_ids() as id' });
