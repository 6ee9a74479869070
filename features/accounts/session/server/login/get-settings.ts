import { findOrganization, settingsOf } from '#features/accounts/organizations/server';
import type { SignedInCall } from '#platform/server/http/call';
import { groupFlags, type sessionEndpoints } from '../../contract/index.ts';
import { rotateTokenIfRightsChanged } from './rotate-token-if-rights-changed.ts';

type Call = SignedInCall<(typeof sessionEndpoints)['getSettings']>;

/** Every flag of the product for this person, and what the shell needs at start. */
export const getSettings = async (call: Call) => {
  const { person, tenant, wiring } = call;
  const organization = settingsOf(await findOrganization(tenant));
  await rotateTokenIfRightsChanged(call);
  return {
    ...groupFlags(person.flags),
    build: wiring.build,
    product_name: wiring.config.productName,
    cleancodeUrl: person.flags.has('hasAccessCleanCode') ? organization.cleancode_url : null,
    map_style_url: wiring.config.mapStyleUrl ?? null,
    map_tiles: wiring.config.mapTiles !== undefined,
    text_messages: wiring.sms !== null,
  } as never;
};
