import { Problem } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Handlers } from '#platform/server/http/call';
import type { sessionEndpoints } from '../contract/index.ts';
import { getSettings } from './actions/get-settings.ts';
import { login } from './actions/login.ts';
import { logout } from './actions/logout.ts';
import { resetPassword } from './actions/reset-password.ts';
import { sendResetLink } from './actions/send-reset-link.ts';
import { signup } from './actions/signup.ts';
import { updatePassword } from './actions/update-password.ts';
import { updateProfile } from './actions/update-profile.ts';
import { uploadProfilePhoto } from './actions/upload-profile-photo.ts';
import { deviceName } from './device-name.ts';
import { endSessionsOf, listSessionsOf, updatePreferences } from './identity-repository.ts';
import { isLinkValid } from './link-repository.ts';
import { presentSignedInUser } from './present-signed-in-user.ts';
import { hashToken } from './tokens.ts';

export const sessionHandlers: Handlers<typeof sessionEndpoints> = {
  login,
  logout,
  sendResetLink,
  resetPassword,
  getSettings,
  getSignedInUser: ({ tenant, person, wiring }) =>
    presentSignedInUser(wiring.database.identity, tenant, person.userId, person.flags.has('isAdmin')),
  updateProfile,
  updateLocale: async ({ body, person, wiring }) => {
    await updatePreferences(wiring.database.identity, person.userId, body.locale, null);
    return {};
  },
  uploadProfilePhoto,
  updatePassword,
  listSessions: async ({ person, wiring }) => {
    const rows = await listSessionsOf(wiring.database.identity, person.userId);
    return rows.map((row) => ({
      ...row,
      device: deviceName(row.device),
      current: row.id === person.sessionId,
    }));
  },
  endSessions: async ({ query, person, tenant, wiring }) => {
    const ended = await endSessionsOf(
      wiring.database.identity,
      person.userId,
      query.id ?? null,
      query.id ? null : person.sessionId,
    );
    await writeAudit(tenant, person, { action: 'session.ended', entity: 'user', entityId: person.userId });
    return { ended };
  },
  getSignup: async ({ query, wiring }) => {
    if (!(await isLinkValid(wiring.database.identity, 'organization', hashToken(query.token)))) {
      throw new Problem(422, { code: 'link_used' });
    }
    return { kind: 'organization' as const };
  },
  signup,
};
