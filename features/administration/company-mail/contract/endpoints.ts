import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { mailOutcomes } from '#platform/contract/mail-outcomes';
import { dmarcReading } from './read-dmarc.ts';
import { spfReading } from './read-spf.ts';

const mayChange = { all: ['hasAccessAdminCompanySettings'] } as const;

const mailTest = z.object({
  sent_to: z.string(),
  outcome: z.enum(mailOutcomes),
  /** The answer of the mail server in its own words; empty when it has said nothing. */
  reply: z.string(),
  tested_at: z.string(),
  /** Null for support. */
  tested_by: z.string().nullable(),
});

export type MailTest = z.infer<typeof mailTest>;

const companyMail = z.object({
  from: z.object({ name: z.string(), address: z.string() }),
  /** Where answers go to mails that no person has sent. */
  reply_to: z.string().nullable(),
  /** Null while no mail server is configured. `encrypted`: or not at all, when the server offers it, or never. */
  server: z
    .object({
      host: z.string(),
      port: z.int(),
      encrypted: z.enum(['always', 'when_offered', 'never']),
      login: z.boolean(),
    })
    .nullable(),
  last_test: mailTest.nullable(),
  /** How many contacts have stopped a repeating mail. */
  stopped: z.int(),
  /** Their clients, for readers who see all clients; the first 20. */
  stopped_at: z.array(z.object({ client: field.named, contacts: z.int() })),
});

export type CompanyMail = z.infer<typeof companyMail>;

export const companyMailEndpoints = {
  getCompanyMail: endpoint({
    method: 'GET',
    path: '/admin/email',
    summary: 'How mail of the organization leaves, the last test of it, and which contacts have stopped it',
    access: mayChange,
    answer: companyMail,
  }),
  getSenderDomain: endpoint({
    method: 'GET',
    path: '/admin/email/domain',
    summary: 'What SPF and DMARC of the sender’s domain say, read over DNS where a DNS server is configured',
    access: mayChange,
    answer: z.object({
      domain: z.string(),
      /** `off`: no DNS server is configured. `local`: nothing on the internet has such a name. */
      state: z.enum(['off', 'local', 'read']),
      /** Null when the DNS server has not answered. */
      spf: spfReading.nullable(),
      dmarc: dmarcReading.nullable(),
    }),
    rate: 'export',
  }),
  sendTestMail: endpoint({
    method: 'POST',
    path: '/admin/email/test',
    summary: 'Hand a test mail to the mail server and say what it answers; five an hour for an organization',
    access: mayChange,
    body: z.strictObject({ email: field.email }),
    answer: mailTest,
    rate: 'export',
    audit: 'company-mail.tested',
  }),
};
