import { Problem } from '#platform/contract/errors';
import type { OpenCall } from '#platform/server/http/call';
import { hashToken } from '#platform/server/tokens';
import type { sessionEndpoints } from '../../contract/index.ts';
import { rememberDevice } from '../login/remember-device.ts';
import { startSession } from '../login/start-session.ts';
import { hashPassword } from '../password/hash-password.ts';
import { isLinkValid } from '../password/link-repository.ts';
import { refuseBadPair } from '../password/reset-password.ts';
import { createOrganization } from './create-organization.ts';
import type { CreateFirstRecords } from './first-records.ts';

/** Creates the organization of a one-time link and signs its admin in. */
export const signup = async (
  call: OpenCall<(typeof sessionEndpoints)['signup']>,
  firstRecords: readonly CreateFirstRecords[],
) => {
  const { body, wiring } = call;
  const linkHash = hashToken(body.token);
  if (!(await isLinkValid(wiring.database.identity, 'organization', linkHash))) {
    throw new Problem(422, { code: 'link_used' });
  }
  await refuseBadPair(body, body.email);
  const passwordHash = await hashPassword(body.password);
  const { userId } = await createOrganization(
    wiring.database,
    {
      name: body.organization_name,
      slug: body.slug,
      timeZone: body.time_zone,
      admin: {
        firstName: body.first_name,
        lastName: body.last_name,
        email: body.email,
        passwordHash,
        locale: call.locale,
      },
      linkHash,
    },
    firstRecords,
  );
  const user = await startSession(call, userId, false, { passwordHash });
  rememberDevice(call, { user_id: userId, password_hash: passwordHash });
  return { user };
};
