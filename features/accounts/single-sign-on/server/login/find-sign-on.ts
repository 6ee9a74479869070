import type { OpenCall } from '#platform/server/http/call';
import type { signOnLoginEndpoints } from '../../contract/index.ts';
import { findCompanyOfDomain } from './attempt-repository.ts';

/** Uses only the domain of the address, so that the answer does not reveal whether the person exists. */
export const findSignOn = async ({ body, wiring }: OpenCall<(typeof signOnLoginEndpoints)['findSignOn']>) => {
  const domain = body.email.slice(body.email.lastIndexOf('@') + 1);
  const found = await findCompanyOfDomain(wiring.database.identity, domain);
  if (!found) return { company: null };
  const { name, slug, only_way } = found;
  return { company: { name, slug, only_way } };
};
