import { idRow } from '#platform/server/db/id-row';
import type { Identity } from '#platform/server/db/identity';

/** Deletes expired sessions, throttles and links. */
export const sweepIdentity = (identity: Identity) => identity.call({ text: 'select identity_sweep()' });

export const listOrganizationIds = (identity: Identity) =>
  identity.all({
    text: 'select * from identity_organization_ids() as id',
    row: idRow,
  });
