import type { Receivable } from '#features/sites/clients/contract';
import type { MailTopic } from '#features/sites/mail-stops/contract';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { EmailFact } from '#platform/server/mail/content/email-content';
import type { MailAttachment } from '#platform/server/mail/mail';

/** The client and building of a record, and the subject of a mail about it. */
export type MailedRecord = {
  /** The record whose mail it is, where that is another one than was asked for. */
  id?: number;
  clientId: number;
  /** Null for a record of the client alone. */
  buildingId: number | null;
  subject: string;
  /** Addresses beside the contacts that usually get such records. */
  addresses?: readonly string[];
};

/** The content of a letter. `subject` is the one that the sender is offered. */
export type Letter = {
  subject: string;
  title: string;
  facts: readonly EmailFact[];
  button: string;
  /** The address that the button opens when the record has no link. */
  page?: string | null;
  /** Small print of a letter that is sent automatically: why the reader gets it. */
  reason?: string;
};

type Call = { tenant: Tenant; person: Person | null; now: Date; wiring: { events: Events } };

/** Declares a kind of record that is sent to clients. */
export type RecordMailKind = {
  /** The choice of a contact that decides whether it gets such records. */
  receives: Receivable;
  /** What recipients can stop, of a kind that is also sent by itself. */
  repeats?: MailTopic;
  /** Returns the record if the person may send it; refuses with 404, 403 or 409. */
  require: (call: Call & { person: Person; locale: Locale }, id: number) => Promise<MailedRecord>;
  /** Writes the audit entry of the record, in the transaction that stores the mail. */
  onQueued: (
    call: Call,
    id: number,
    mail: { subject: string; emails: readonly string[]; updated_at?: string | undefined },
  ) => Promise<void>;
  /** The content of the letter; undefined when the record may no longer be sent to clients. */
  letter: (
    tenant: Tenant,
    id: number,
    how: { locale: Locale; automatic: boolean; now: Date },
  ) => Promise<Letter | undefined>;
  /** Makes the link to the record; null for records that are sent as papers alone. */
  link:
    | ((
        call: { tenant: Tenant; now: Date; wiring: Pick<Wiring, 'config' | 'database'> },
        id: number,
      ) => Promise<string>)
    | null;
  pdf: (wiring: Wiring, organizationId: number, id: number, locale: Locale) => Promise<MailAttachment>;
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By entity. */
    recordMails: RecordMailKind;
  }
}
