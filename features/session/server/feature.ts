import { z } from 'zod';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { defineWork } from '#platform/server/queue/define-work';
import { sessionEndpoints, sessionMessages } from '../contract/index.ts';
import { sessionHandlers } from './handlers.ts';
import { sendInvitationWantedMail } from './invitation/renew-invitation.ts';
import { sendInvitationMail } from './invitation/send-invitation-mail.ts';
import { sendPasswordChangedMail } from './password/send-password-changed-mail.ts';
import { sendResetMail } from './password/send-reset-mail.ts';

export const feature = defineServerFeature({
  name: 'session',
  endpoints: sessionEndpoints,
  handlers: (gather) => sessionHandlers(Object.values(gather('secondSteps'))),
  messages: sessionMessages,
  mails: {
    invitation: defineWork(z.object({ organizationId: z.int(), userId: z.int() }), sendInvitationMail),
    'invitation-wanted': defineWork(
      z.object({ organizationId: z.int(), userId: z.int() }),
      sendInvitationWantedMail,
    ),
    'password-reset': defineWork(z.object({ email: z.string() }), sendResetMail),
    'password-changed': defineWork(z.object({ userId: z.int() }), sendPasswordChangedMail),
  },
});
