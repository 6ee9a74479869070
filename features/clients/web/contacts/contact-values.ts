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

/** In lists of a form emptied inputs are not cleared by the form itself. */
const withoutBlanks = (typed: unknown): unknown =>
  typed !== null && typeof typed === 'object'
    ? Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value === '' ? null : value]))
    : typed;

export const typedContacts = z.array(z.preprocess(withoutBlanks, firstContact)).max(20);

/** For the dialog, where no building is an empty choice. */
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
