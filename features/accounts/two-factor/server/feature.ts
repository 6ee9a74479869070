import { z } from 'zod';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { defineWork } from '#platform/server/queue/define-work';
import {
  passkeyEndpoints,
  textFactorEndpoints,
  twoFactorEndpoints,
  twoFactorMessages,
} from '../contract/index.ts';
import { passkeyHandlers, textFactorHandlers, twoFactorHandlers } from './handlers.ts';
import { askSecondStep } from './login/ask-second-step.ts';
import { securityNews, sendSecurityMail } from './security-mail.ts';
import { sendCodeText } from './text/send-code-text.ts';

export const feature = defineServerFeature({
  name: 'two-factor',
  endpoints: { ...twoFactorEndpoints, ...passkeyEndpoints, ...textFactorEndpoints },
  handlers: { ...twoFactorHandlers, ...passkeyHandlers, ...textFactorHandlers },
  messages: twoFactorMessages,
  secondSteps: { code: askSecondStep },
  mails: {
    'sign-in-changed': defineWork(z.object({ userId: z.int(), news: securityNews }), sendSecurityMail),
  },
  textMessages: { code: defineWork(z.object({ challengeId: z.int() }), sendCodeText) },
});
