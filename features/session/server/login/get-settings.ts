import { findOrganization, settingsOf } from '#features/organizations/server';
import type { SignedInCall } from '#platform/server/http/call';
import { groupFlags, type sessionEndpoints } from '../../contract/index.ts';

/** Every flag of the product for this person, and what the shell needs at start. */
export const getSettings = async ({
  person,
  tenant,
  wiring,
}: SignedInCall<(typeof sessionEndpoints)['getSettings']>) => {
  const organization = settingsOf(await findOrganization(tenant));
  return {
    ...groupFlags(person.flags),
    build: wiring.build,
    product_name: wiring.config.productName,
    cleancodeUrl: person.flags.has('hasAccessCleanCode') ? organization.cleancode_url : null,
    map_style_url: wiring.config.mapStyleUrl ?? null,
  } as never;
};
