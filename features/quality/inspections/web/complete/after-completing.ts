import type { Inspection } from '../../contract/index.ts';
import { giveHref, inspectionHref } from '../addresses.ts';

type Completed = Pick<Inspection, 'id' | 'client_signature' | 'can'>;

/** Somebody signed for the client, and may take the report along. */
export const isForGiving = ({ client_signature, can }: Omit<Completed, 'id'>): boolean =>
  client_signature !== null && can.share;

/** The report; with its link on the screen for whoever signed for the client. */
export const afterCompleting = (completed: Completed): string =>
  isForGiving(completed) ? giveHref(completed.id) : inspectionHref(completed.id);
