import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import type { Handlers } from '#platform/server/http/call';
import { wordsOfText } from '#platform/server/http/document/preview-text';
import { companyMailEndpoints, companyMailMessages } from '../contract/index.ts';
import { presentCompanyMail } from './present-company-mail.ts';
import { readSenderDomain } from './read-sender-domain.ts';
import { sendTestMail } from './send-test-mail.ts';

const handlers: Handlers<typeof companyMailEndpoints> = {
  getCompanyMail: presentCompanyMail,
  getSenderDomain: readSenderDomain,
  sendTestMail,
};

export const feature = defineServerFeature({
  name: 'company-mail',
  previewText: { '/admin/email': wordsOfText('company-mail:lead') },
  endpoints: companyMailEndpoints,
  handlers,
  messages: companyMailMessages,
});
