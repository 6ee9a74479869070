import { z } from 'zod';
import { type ContactValues, typedContacts } from '../contacts/contact-values.ts';
import { type ClientValues, emptyClient, typedFields } from './client-values.ts';

export type NewClientValues = ClientValues & { contacts: ContactValues[]; logo: File | null };

export const newClientSchema = z.strictObject({ ...typedFields, contacts: typedContacts });

export const emptyNewClient: NewClientValues = { ...emptyClient, contacts: [], logo: null };
