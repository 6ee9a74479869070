import type { Receivable } from '#features/clients/contract';
import type { Locale } from '#platform/contract/fields';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { EmailFact } from '#platform/server/mail/content/email-content';
import type { MailAttachment } from '#platform/server/mail/mail';

/** Where the record belongs, and what a letter about it is called. */
export type MailedRecord = {
  clientId: number;
  /** Null for a record of the client alone. */
  buildingId: number | null;
  subject: string;
  /** Beside the contacts: addresses that such records go to as a rule. */
  addresses?: readonly string[];
};

/** `subject` is the one that people are offered. */
export type Letter = {
  subject: string;
  title: string;
  facts: readonly EmailFact[];
  button: string;
  /** Where the button leads of a record that has no link. */
  page?: string | null;
  /** Small print of what nobody sent by hand: why the reader gets it. */
  reason?: string;
};

type Call = { tenant: Tenant; person: Person | null; now: Date; wiring: { events: Events } };

/** What a feature says about records of it that are sent to clients. */
export type RecordMailKind = {
  /** Which contacts get such records. */
  receives: Receivable;
  /** The record, when the person may send it; refuses with 404, 403 or 409. */
  find: (call: Call & { person: Person; locale: Locale }, id: number) => Promise<MailedRecord>;
  /** Leaves the record's own trace, in the transaction that keeps the mail. */
  kept: (
    call: Call,
    id: number,
    mail: { subject: string; emails: readonly string[]; updated_at?: string | undefined },
  ) => Promise<void>;
  /** What the letter says; undefined when the record is not for clients any more. */
  letter: (
    tenant: Tenant,
    id: number,
    how: { locale: Locale; automatic: boolean; now: Date },
  ) => Promise<Letter | undefined>;
  /** Null: such records are sent as papers alone. */
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
