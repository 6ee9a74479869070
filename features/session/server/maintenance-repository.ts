import { idRow } from '#platform/server/db/id-row';
import type { Identity } from '#platform/server/db/identity';

/** Drops sessions, throttles and links that are past their time. */
export const sweepIdentity = (identity: Identity) => identity.call({ text: 'select identity_sweep()' });

export const listOrganizationIds = (identity: Identity) =>
  identity.all({
    text: 'select * from identity_organization_ids() as id',
    row: idRow,
  });
