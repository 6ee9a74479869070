import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Handlers } from '#platform/server/http/call';
import type { sessionEndpoints } from '../contract/index.ts';
import { confirmEmailChange } from './email/confirm-email-change.ts';
import { startEmailChange } from './email/start-email-change.ts';
import { endSessionsOf, listSessionsOf, updatePreferences } from './identity-repository.ts';
import { acceptInvitation } from './invitation/accept-invitation.ts';
import { getSignup } from './invitation/get-signup.ts';
import { renewInvitation } from './invitation/renew-invitation.ts';
import { deviceName } from './login/device-name.ts';
import { getSettings } from './login/get-settings.ts';
import { login, loginWithoutEmail } from './login/login.ts';
import { logout } from './login/logout.ts';
import type { AskSecondStep } from './login/second-steps.ts';
import { resetPassword } from './password/reset-password.ts';
import { sendResetLink } from './password/send-reset-link.ts';
import { updatePassword } from './password/update-password.ts';
import { presentSignedInUser } from './profile/present-signed-in-user.ts';
import { updateProfile } from './profile/update-profile.ts';
import { uploadProfilePhoto } from './profile/upload-profile-photo.ts';
import type { CreateFirstRecords } from './signup/first-records.ts';
import { signup } from './signup/signup.ts';
import { sendResetText } from './text/send-reset-text.ts';

export const sessionHandlers = (
  secondSteps: readonly AskSecondStep[],
  firstRecords: readonly CreateFirstRecords[],
): Handlers<typeof sessionEndpoints> => ({
  login: (call) => login(call, secondSteps),
  loginWithoutEmail: (call) => loginWithoutEmail(call, secondSteps),
  getLoginOptions: async ({ wiring }) => ({ text_messages: wiring.sms !== null }),
  sendResetText,
  logout,
  sendResetLink,
  resetPassword,
  getSettings,
  getSignedInUser: ({ tenant, person, wiring, now }) =>
    presentSignedInUser(wiring.database.identity, tenant, person, now),
  updateProfile,
  updateLocale: async ({ body, person, wiring }) => {
    await updatePreferences(wiring.database.identity, person.userId, body.locale, null);
    return {};
  },
  uploadProfilePhoto,
  updatePassword,
  startEmailChange,
  confirmEmailChange,
  listSessions: async ({ person, wiring }) => {
    const rows = await listSessionsOf(wiring.database.identity, person.userId, person.sessionId);
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
      person.sessionId,
    );
    await writeAudit(tenant, person, { action: 'session.ended', entity: 'user', entityId: person.userId });
    return { ended };
  },
  getSignup,
  signup: (call) => signup(call, firstRecords),
  acceptInvitation,
  renewInvitation,
});
