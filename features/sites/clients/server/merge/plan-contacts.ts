import { fold } from '#platform/contract/fold';
import type { ClientContact, ContactFields } from '../../contract/index.ts';
import type { ContactPair } from './client-merge.ts';

type Contacts = readonly ClientContact[];

/** Contacts of one person: with the same name and email address. One for a single building does not stand in for one for all
 * or for another. */
const isEqual = (gone: ClientContact, kept: ClientContact): boolean =>
  gone.email !== null &&
  gone.email.toLowerCase() === kept.email?.toLowerCase() &&
  fold(gone.name.trim()) === fold(kept.name.trim()) &&
  (kept.building_id === null || kept.building_id === gone.building_id);

/** Each contact of the client that is kept takes in at most one. */
export const equalContacts = (from: Contacts, into: Contacts): ContactPair[] => {
  const taken = new Set<number>();
  return from.flatMap((gone) => {
    const kept = into.find((one) => !taken.has(one.id) && isEqual(gone, one));
    if (!kept) return [];
    taken.add(kept.id);
    return [{ from: gone.id, into: kept.id }];
  });
};

const anyReceives = (gone: ClientContact['receives'], kept: ClientContact['receives']) => ({
  inspections: gone.inspections || kept.inspections,
  reports: gone.reports || kept.reports,
  action_logs: gone.action_logs || kept.action_logs,
  invoices: gone.invoices || kept.invoices,
});

/** What the kept one of two equal contacts is afterwards: it loses nothing, and whoever received something still does.
 * `ranked`: the client that is kept has a primary contact. */
export const joinContacts = (
  gone: ClientContact,
  kept: ClientContact,
  ranked: boolean,
): Partial<ContactFields> => ({
  title: kept.title ?? gone.title,
  phone: kept.phone ?? gone.phone,
  language: kept.language ?? gone.language,
  receives: anyReceives(gone.receives, kept.receives),
  contractual: gone.contractual || kept.contractual,
  rank: !ranked && gone.rank === 'primary' ? 'primary' : kept.rank,
});
