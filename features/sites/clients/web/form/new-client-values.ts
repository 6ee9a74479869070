import { z } from 'zod';
import { clientEndpoints } from '../../contract/index.ts';
import { type ContactValues, typedContacts } from '../contacts/contact-values.ts';
import { type ClientValues, emptyClient, typedFields, typedNumber } from './client-values.ts';

export type NewClientValues = ClientValues & { contacts: ContactValues[]; logo: File | null };

export const newClientSchema = z.strictObject({
  ...typedFields,
  contacts: typedContacts,
  // Without days of its own a client has those of the company.
  payment_terms_days: typedNumber(clientEndpoints.createClient.body.shape.payment_terms_days),
});

export const emptyNewClient: NewClientValues = { ...emptyClient, contacts: [], logo: null };
