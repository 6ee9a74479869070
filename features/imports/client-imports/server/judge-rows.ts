import type { Remark } from '#features/imports/imports/contract';
import {
  type CleanTableRow,
  type Difference,
  differenceOf,
  filledIn,
  type JudgedRow,
} from '#features/imports/imports/server';
import type { ClientContact } from '#features/sites/clients/contract';
import type { Client } from '#features/sites/clients/server';
import { addressOf, type ClientImportMapping, type ClientLine } from '../contract/index.ts';

export type NewContact = {
  name: string;
  title: string | null;
  email: string | null;
  phone: string | null;
  rank: ClientContact['rank'];
};

type Fields = Record<string, unknown>;

/** A change that a row writes. The client of a new contact is found by its account number. */
export type ClientChange =
  | { type: 'client'; fields: { account_number: string; name: string } & Fields }
  | { type: 'client-change'; id: number; difference: Difference }
  | { type: 'contact'; fields: NewContact }
  | { type: 'contact-change'; id: number; difference: Difference };

export type JudgedClient = JudgedRow<ClientLine> & { changes?: readonly ClientChange[] };

type Known = { client: Client; contacts: readonly ClientContact[] };

export type Judging = {
  /** Clients by account number, except those that this import has created. */
  known: ReadonlyMap<string, Known>;
  /** Account numbers of clients that this import has created, each with whether it has a primary contact by now. */
  made: ReadonlyMap<string, boolean>;
  /** Clients that may be changed. */
  changeable: ReadonlySet<number>;
  existing: ClientImportMapping['existing'];
  /** Account numbers of clients that have the same name as one of the file, by that name. */
  alike: ReadonlyMap<string, string>;
  /** The same of clients into which one with that name was merged. */
  merged: ReadonlyMap<string, string>;
};

export const isPrimary = ({ rank }: Pick<ClientContact, 'rank'>): boolean => rank === 'primary';

/** A client of the file. Rows below its first one with the same account number add contacts to it. */
type Group = {
  line: number;
  contacts: Set<string>;
  hasPrimary: boolean;
  /** Whether a row of the client says which contact is the primary one; otherwise the first one is. */
  saysPrimary: boolean;
  known: Known | undefined;
};

const contactKey = ({ name, email }: { name: string; email: string | null }): string =>
  email ?? name.toLowerCase();

const clientFields = (row: ClientLine): Fields =>
  filledIn({
    name: row.name,
    type: row.type,
    phone: row.phone,
    email: row.email,
    notes: row.notes,
    address: addressOf(row),
    billing_email: row.billing_email === '' ? null : row.billing_email.split('; '),
    payment_terms_days: row.payment_terms_days,
    // As it is stored: in thousandths of a percent.
    tax_rate_pct: row.tax_rate_pct === null ? null : Math.round(row.tax_rate_pct * 1000),
    tax_exempt: row.tax_exempt,
    requires_po: row.requires_po,
  });

const empty: Fields = {
  phone: null,
  email: null,
  billing_email: [],
  notes: '',
  contact_title: null,
  contact_email: null,
  contact_phone: null,
};

/** The fields of a client, or of its contact, that empty cells empty. */
const cleared = (emptied: ReadonlySet<string> | undefined, of: 'client' | 'contact'): Fields =>
  Object.fromEntries(
    [...(emptied ?? [])]
      .filter((target) => target.startsWith('contact_') === (of === 'contact'))
      .map((target) => [target.replace('contact_', ''), empty[target]]),
  );

/** The notes of a new client also keep the extensions of its phone numbers. */
const notesOf = ({ notes, extensions }: ClientLine): Fields =>
  filledIn({ notes: [notes, extensions].filter(Boolean).join('\n').slice(0, 2000) });

const matching = (contacts: readonly ClientContact[], row: ClientLine): ClientContact | undefined =>
  contacts.find(
    ({ name, email }) =>
      (row.contact_email !== null && email === row.contact_email) ||
      name.toLowerCase() === row.contact_name.toLowerCase(),
  );

/** The contact of a row: new, changed, or nothing. */
const contactChange = (
  { row, emptied }: Pick<CleanTableRow<ClientLine>, 'row' | 'emptied'>,
  group: Group,
): { changes: ClientChange[]; isSecondPrimary: boolean } => {
  const nothing = { changes: [], isSecondPrimary: false };
  if (row.contact_name === '') return nothing;
  const fields = {
    name: row.contact_name,
    title: row.contact_title,
    email: row.contact_email,
    phone: row.contact_phone,
  };
  const key = contactKey(fields);
  if (group.contacts.has(key)) return nothing;
  group.contacts.add(key);
  const there = group.known && matching(group.known.contacts, row);
  // One row found the contact by its email address, another by its name: the first row counts.
  const twin = `contact ${there?.id}`;
  if (there && group.contacts.has(twin)) return nothing;
  if (there) group.contacts.add(twin);
  const isSecondPrimary = row.contact_rank === 'primary' && group.hasPrimary && there?.rank !== 'primary';
  const rank = isSecondPrimary ? 'secondary' : row.contact_rank;
  if (!there) {
    const usual = group.hasPrimary || group.saysPrimary ? 'other' : 'primary';
    group.hasPrimary ||= (rank ?? usual) === 'primary';
    return { changes: [{ type: 'contact', fields: { ...fields, rank: rank ?? usual } }], isSecondPrimary };
  }
  if (rank === 'primary') group.hasPrimary = true;
  const entered = { ...filledIn({ ...fields, rank }), ...cleared(emptied, 'contact') };
  const differs = differenceOf<Fields>(there, entered);
  return {
    changes: differs ? [{ type: 'contact-change', id: there.id, difference: differs }] : [],
    isSecondPrimary,
  };
};

/** A new client whose name is there already, or was, with another account number. */
const sameName = (
  isNew: boolean,
  { name }: ClientLine,
  { alike, merged }: Pick<Judging, 'alike' | 'merged'>,
): Remark[] => {
  if (!isNew) return [];
  const code = alike.has(name) ? 'client_import_same_name' : 'client_import_merged_name';
  const number = alike.get(name) ?? merged.get(name);
  return number === undefined ? [] : [{ field: 'name', code, values: { number } }];
};

const secondPrimary = { field: 'contact_rank', code: 'client_import_second_primary' };

const ofJudging = new Set(['client_import_same_name', 'client_import_merged_name', secondPrimary.code]);

/** What was doubtful in a row before it was judged, and is known when it is judged again. */
export const shownWarnings = ({ warnings }: Pick<JudgedClient, 'warnings'>): Remark[] =>
  warnings.filter(({ code }) => !ofJudging.has(code));

const judgeRow = (
  { line, cells, row, emptied, faults, warnings }: CleanTableRow<ClientLine>,
  groups: Map<string, Group>,
  judging: Judging & { saysPrimary: ReadonlySet<string> },
): JudgedClient => {
  const { known, made, changeable, existing, saysPrimary } = judging;
  const common = { line, cells, row, emptied, warnings, reasons: [] };
  if (faults.length > 0) return { ...common, outcome: 'invalid', reasons: faults };
  const there = known.get(row.account_number);
  const duplicate = (code: string, values?: { line: number }): JudgedClient => ({
    ...common,
    outcome: 'duplicate',
    reasons: [{ field: 'account_number', code, ...(values ? { values } : {}) }],
  });
  if (there && (existing === 'skip' || !changeable.has(there.client.id))) return duplicate('import_exists');
  const before = groups.get(row.account_number);
  const isNew = !there && !before && !made.has(row.account_number);
  if (isNew && row.name === '') {
    return { ...common, outcome: 'invalid', reasons: [{ field: 'name', code: 'required' }] };
  }
  const group: Group = before ?? {
    line,
    contacts: new Set(),
    hasPrimary: there ? there.contacts.some(isPrimary) : (made.get(row.account_number) ?? false),
    saysPrimary: saysPrimary.has(row.account_number),
    known: there,
  };
  groups.set(row.account_number, group);
  const changes: ClientChange[] = [];
  if (isNew) {
    const { account_number, name } = row;
    const fields = { ...clientFields(row), ...notesOf(row), account_number, name };
    changes.push({ type: 'client', fields });
  } else if (there && !before) {
    const entered = { ...clientFields(row), ...cleared(emptied, 'client') };
    const differs = differenceOf<Fields>(there.client, entered);
    if (differs) changes.push({ type: 'client-change', id: there.client.id, difference: differs });
  }
  const contact = contactChange({ row, emptied }, group);
  changes.push(...contact.changes);
  if (changes.length === 0) {
    return before ? duplicate('import_row_in_file', { line: before.line }) : duplicate('import_exists_same');
  }
  return {
    ...common,
    warnings: [
      ...warnings,
      ...(contact.isSecondPrimary ? [secondPrimary] : []),
      ...sameName(isNew, row, judging),
    ],
    outcome: there ? 'updated' : 'created',
    changes,
  };
};

/** Decides about each row, in the order of the file. */
export const judgeRows = (rows: readonly CleanTableRow<ClientLine>[], judging: Judging): JudgedClient[] => {
  const groups = new Map<string, Group>();
  const saysPrimary = new Set(
    rows.flatMap(({ row }) => (row.contact_rank === 'primary' ? [row.account_number] : [])),
  );
  return rows.map((row) => judgeRow(row, groups, { ...judging, saysPrimary }));
};
