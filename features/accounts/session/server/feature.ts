import { z } from 'zod';
import { locale } from '#platform/contract/fields';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { wordsOfText } from '#platform/server/http/document/preview-text';
import { defineWork } from '#platform/server/queue/define-work';
import { sessionEndpoints, sessionMessages } from '../contract/index.ts';
import { sendEmailCode } from './email/send-email-code.ts';
import { sessionHandlers } from './handlers.ts';
import { sendInvitationWantedMail } from './invitation/renew-invitation.ts';
import { sendInvitationMail } from './invitation/send-invitation-mail.ts';
import { writeFailedSignIn } from './login/failed-sign-in.ts';
import { sendNewDeviceMail } from './login/send-new-device-mail.ts';
import { sendPasswordChangedMail } from './password/send-password-changed-mail.ts';
import { sendResetMail } from './password/send-reset-mail.ts';
import { sendAddressChangedMail } from './send-address-changed-mail.ts';
import { sendInvitationText } from './text/send-invitation-text.ts';
import { textResetLink } from './text/send-reset-text.ts';

export const feature = defineServerFeature({
  name: 'session',
  endpoints: sessionEndpoints,
  handlers: (gather) =>
    sessionHandlers(Object.values(gather('secondSteps')), Object.values(gather('firstRecords'))),
  messages: sessionMessages,
  previewText: { '/profile': wordsOfText('session:profile.lead') },
  work: { 'sign-ins': writeFailedSignIn },
  mails: {
    invitation: defineWork(z.object({ organizationId: z.int(), userId: z.int() }), sendInvitationMail),
    'invitation-wanted': defineWork(
      z.object({ organizationId: z.int(), userId: z.int() }),
      sendInvitationWantedMail,
    ),
    'password-reset': defineWork(z.object({ email: z.string() }), sendResetMail),
    'new-device': defineWork(
      z.object({ userId: z.int(), device: z.string(), address: z.string() }),
      sendNewDeviceMail,
    ),
    'address-changed': defineWork(
      z.object({ userId: z.int(), formerEmail: z.string(), organization: z.string().nullable() }),
      sendAddressChangedMail,
    ),
    'email-code': defineWork(z.object({ userId: z.int(), email: z.string(), locale }), sendEmailCode),
    'password-changed': defineWork(
      z.object({ userId: z.int(), factorsEnded: z.boolean().default(false) }),
      sendPasswordChangedMail,
    ),
  },
  textMessages: {
    invitation: defineWork(z.object({ organizationId: z.int(), userId: z.int() }), sendInvitationText),
    'password-reset': defineWork(
      z.object({ organization: z.string(), employee_code: z.string() }),
      textResetLink,
    ),
  },
});
