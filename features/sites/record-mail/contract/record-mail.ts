import { z } from 'zod';
import * as field from '#platform/contract/fields';

export const maxRecipients = 20;

/** `stopped`: the recipient has stopped mails of this kind that are sent by themselves. */
export const recipientStates = ['waiting', 'sent', 'refused', 'dropped', 'stopped'] as const;

/** A contact of the client to whom a record can be sent. */
export const offeredContact = z.object({
  id: field.id,
  name: z.string(),
  email: z.string(),
  /** True when the contact usually gets such records. */
  receives: z.boolean(),
  /** True when an agreement or a mark says that this contact gets them. */
  locked: z.boolean(),
  /** When a mail server refused the address for good. */
  refused_at: z.string().nullable(),
  /** The language of the contact, else the company's language for clients. */
  language: field.locale,
});

export type OfferedContact = z.infer<typeof offeredContact>;

export const sentMail = z.object({
  id: field.id,
  subject: z.string(),
  sent_by: z.string().nullable(),
  at: z.string(),
  recipients: z.array(z.object({ email: z.string(), state: z.enum(recipientStates) })),
});

export type SentMail = z.infer<typeof sentMail>;

export const newRecordMail = z
  .strictObject({
    emails: z
      .array(field.email)
      .max(maxRecipients, 'email_addresses_too_many')
      .refine((emails) => emails.length > 0, 'email_addresses_required'),
    subject: field.oneLine.min(1, 'required').max(150, 'character_limit_exceeded'),
    message: field.longText.default(''),
    with_pdf: z.boolean().default(true),
    with_link: z.boolean().default(true),
    /** The language of letters and papers; without it, that of each contact. */
    language: field.locale.optional(),
    /** The version of the record that was read, where the record may still change. */
    updated_at: field.updatedAt.optional(),
  })
  .refine(({ with_pdf, with_link }) => with_pdf || with_link, {
    path: ['with_pdf'],
    message: 'email_without_record',
  });

export type NewRecordMail = z.output<typeof newRecordMail>;
