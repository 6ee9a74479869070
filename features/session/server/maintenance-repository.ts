import { z } from 'zod';
import type { Identity } from '#platform/server/db/identity';

/** Drops sessions, throttles and links that are past their time. */
export const sweepIdentity = (identity: Identity) => identity.call({ text: 'select identity_sweep()' });

const organizationId = z.object({ id: z.int() });

export const listOrganizationIds = (identity: Identity) =>
  identity.all({
    text: 'select * from identity_organization_ids() as id',
    row: organizationId,
  });
