import type { Flag } from '#platform/contract/flags';
import type { Person } from '#platform/server/http/person';
import { type Invoice, type InvoiceTransition, transitionsFrom } from '../../contract/index.ts';
import type { StoredInvoice } from './columns-sql-repository.ts';

export const may = ({ license, flags }: Pick<Person, 'license' | 'flags'>, flag: Flag): boolean =>
  license !== 'viewer' && flags.has(flag);

export const factsOf = ({ status, paid_cents, due_date }: StoredInvoice) => ({
  ...{ status, due_date },
  paid: paid_cents,
});

export const allowedTransitions = (
  invoice: StoredInvoice,
  person: Person,
  today: string,
): InvoiceTransition[] =>
  may(person, 'specialProjects.canTransitionInvoices') ? transitionsFrom(factsOf(invoice), today) : [];

export const rightsOver = ({ status, number }: StoredInvoice, person: Person): Invoice['can'] => ({
  update: status === 'draft' && may(person, 'specialProjects.canUpdateInvoices'),
  delete: status === 'draft' && number === null && may(person, 'specialProjects.canDeleteInvoices'),
  pdf: person.flags.has('specialProjects.canDownloadInvoicePdf'),
  send: status !== 'draft' && may(person, 'specialProjects.canTransitionInvoices'),
});
