import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import type { Handlers } from '#platform/server/http/call';
import { wordsOfText } from '#platform/server/http/document/preview-text';
import { companyMailEndpoints, companyMailMessages } from '../contract/index.ts';
import { getSenderDomain } from './get-sender-domain.ts';
import { presentCompanyMail } from './present-company-mail.ts';
import { sendTestMail } from './send-test-mail.ts';

const handlers: Handlers<typeof companyMailEndpoints> = {
  getCompanyMail: presentCompanyMail,
  getSenderDomain,
  sendTestMail,
};

export const feature = defineServerFeature({
  name: 'company-mail',
  previewText: { '/admin/email': wordsOfText('company-mail:lead') },
  endpoints: companyMailEndpoints,
  handlers,
  messages: companyMailMessages,
});
