import { findMembership, type Membership } from '#features/accounts/access/server';
import { belongsElsewhere } from '#features/accounts/session/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { PersonFactors, twoFactorEndpoints } from '../../contract/index.ts';
import { findMemberFactors } from '../two-factor-repository.ts';
import { isInReach } from './is-in-reach.ts';

export const presentFactors = async (
  tenant: Tenant,
  person: Person,
  row: Membership,
): Promise<PersonFactors> => {
  const factors = await findMemberFactors(tenant, row.user_id);
  if (!factors) throw notFound();
  const elsewhere = await belongsElsewhere(tenant, row.user_id);
  const hasAny = factors.authenticator_since !== null || factors.passkeys > 0 || factors.phone;
  const may =
    person.flags.has('admin.canEditUser') &&
    row.user_id !== person.userId &&
    (await isInReach(tenant, row, person));
  return {
    ...factors,
    elsewhere,
    required: row.second_factor_since !== null,
    can: { reset: may && hasAny && !elsewhere, require: may },
  };
};

export const getPersonFactors = async ({
  tenant,
  person,
  params,
}: SignedInCall<(typeof twoFactorEndpoints)['getPersonFactors']>) => {
  const row = await findMembership(tenant, params.id);
  if (!row) throw notFound();
  return presentFactors(tenant, person, row);
};
