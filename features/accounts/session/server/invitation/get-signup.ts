import type { AnswerOf } from '#platform/contract/endpoint';
import { Problem } from '#platform/contract/errors';
import type { OpenCall } from '#platform/server/http/call';
import { hashToken } from '#platform/server/tokens';
import type { sessionEndpoints } from '../../contract/index.ts';
import { isLinkValid } from '../password/link-repository.ts';
import { loadInvitation } from './invitation-repository.ts';
import { isSignedInAs } from './own-session.ts';

type Endpoint = (typeof sessionEndpoints)['getSignup'];

/** An expired invitation reveals nothing about the person, only the organization, so that people can ask for another. */
export const getSignup = async (call: OpenCall<Endpoint>): Promise<AnswerOf<Endpoint>> => {
  const { identity } = call.wiring.database;
  const hash = hashToken(call.query.token);
  const invitation = await loadInvitation(identity, hash);
  if (!invitation) {
    if (await isLinkValid(identity, 'organization', hash)) {
      return { kind: 'organization', organization: null, person: null };
    }
    throw new Problem(422, { code: 'link_used' });
  }
  const { organization, good, has_account, email, employee_code, first_name, last_name, locale } = invitation;
  if (!good) return { kind: 'expired-invitation', organization, person: null };
  const person = {
    email,
    employee_code,
    first_name,
    last_name,
    locale,
    organization_code: invitation.organization_slug,
    account: has_account ? ('own' as const) : ('new' as const),
    provider_only: invitation.provider_only,
    signed_in: has_account && (await isSignedInAs(call, invitation.user_id)),
  };
  return { kind: 'invitation', organization, person };
};
