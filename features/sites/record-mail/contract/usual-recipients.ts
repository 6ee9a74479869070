import type { OfferedContact } from './record-mail.ts';

type Offered = { contacts: readonly OfferedContact[]; addresses: readonly string[] };

/** The usual recipients of a record: contacts who get such records, and the addresses beside them. A contact whose address
 * was refused is left out, unless the contact is locked. */
export const usualRecipients = ({ contacts, addresses }: Offered): string[] => [
  ...new Set([
    ...contacts
      .filter(({ receives, locked, refused_at }) => locked || (receives && refused_at === null))
      .map(({ email }) => email),
    ...addresses,
  ]),
];
