import { z } from 'zod';
import { type Access, endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';
import { newRecordMail, offeredContact, sentMail } from './record-mail.ts';

type Declared<P extends `/${string}/{id}`> = {
  path: P;
  /** The kind of record, for the summary: "an inspection". */
  record: string;
  access: Access;
  audit: string;
};

/** The two calls by which a record of a feature is sent to its client. */
export const recordMailEndpoints = <P extends `/${string}/{id}`>(declared: Declared<P>) => ({
  recipients: endpoint({
    method: 'GET',
    path: `${declared.path}/email`,
    summary: `Whom ${declared.record} can be sent to, and what was sent of it`,
    access: declared.access,
    params: field.idParams,
    answer: z.object({
      contacts: z.array(offeredContact),
      subject: z.string(),
      /** Addresses beside the contacts that usually get such records. */
      addresses: z.array(z.string()),
      /** Whether a link can be sent; otherwise only the paper is. */
      linked: z.boolean(),
      /** The latest first, at most 20. */
      sent: z.array(sentMail),
    }),
  }),
  send: endpoint({
    method: 'POST',
    path: `${declared.path}/email`,
    summary: `Send ${declared.record} to up to 20 addresses, as a PDF, by a link, or both`,
    access: declared.access,
    params: field.idParams,
    body: newRecordMail,
    answer: sentMail,
    rate: 'write',
    audit: declared.audit,
  }),
});

export type RecordMailEndpoints = ReturnType<typeof recordMailEndpoints>;
