import { z } from 'zod';
import { firstContact, newContact, type OwnContact } from '../../contract/index.ts';

export type ContactValues = {
  name: string;
  title: string;
  email: string;
  phone: string;
  rank: OwnContact['rank'];
  receives: OwnContact['receives'];
  contractual: boolean;
  /** Empty: the company's language for clients. */
  language: 'en' | 'es' | '';
};

/** Turns emptied inputs into null, because forms do not do so within lists. */
const withoutBlanks = (typed: unknown): unknown =>
  typed !== null && typeof typed === 'object'
    ? Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value === '' ? null : value]))
    : typed;

export const typedContacts = z.array(z.preprocess(withoutBlanks, firstContact)).max(20);

/** For the dialog, where an empty choice means no building. */
export const typedContact = newContact.extend({
  building_id: z.preprocess((typed) => (typed ? Number(typed) : null), newContact.shape.building_id),
});

export const emptyContact: ContactValues = {
  name: '',
  title: '',
  email: '',
  phone: '',
  rank: 'other',
  receives: { inspections: false, reports: false, action_logs: false, invoices: false },
  contractual: false,
  language: '',
};

export const contactValuesOf = (contact: OwnContact) => ({
  name: contact.name,
  title: contact.title ?? '',
  email: contact.email ?? '',
  phone: contact.phone ?? '',
  rank: contact.rank,
  receives: contact.receives,
  contractual: contact.contractual,
  language: contact.language ?? ('' as const),
  building_id: contact.building_id?.toString() ?? '',
});
