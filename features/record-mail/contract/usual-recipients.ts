import type { OfferedContact } from './record-mail.ts';

type Offered = { contacts: readonly OfferedContact[]; addresses: readonly string[] };

/** Whom a record is sent to unless somebody chooses others: contacts who get such records as a rule, those alone without an
 * agreement left out whose address was refused, and the addresses beside them. */
export const usualRecipients = ({ contacts, addresses }: Offered): string[] => [
  ...new Set([
    ...contacts
      .filter(({ receives, locked, refused_at }) => locked || (receives && refused_at === null))
      .map(({ email }) => email),
    ...addresses,
  ]),
];
