import { z } from 'zod';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { defineWork } from '#platform/server/queue/define-work';
import { passkeyEndpoints, twoFactorEndpoints, twoFactorMessages } from '../contract/index.ts';
import { passkeyHandlers, twoFactorHandlers } from './handlers.ts';
import { askSecondStep } from './login/ask-second-step.ts';
import { securityNews, sendSecurityMail } from './security-mail.ts';

export const feature = defineServerFeature({
  name: 'two-factor',
  endpoints: { ...twoFactorEndpoints, ...passkeyEndpoints },
  handlers: { ...twoFactorHandlers, ...passkeyHandlers },
  messages: twoFactorMessages,
  secondSteps: { code: askSecondStep },
  mails: {
    'sign-in-changed': defineWork(z.object({ userId: z.int(), news: securityNews }), sendSecurityMail),
  },
});
