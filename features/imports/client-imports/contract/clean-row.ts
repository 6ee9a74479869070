import {
  type CleaningResult,
  cleanEmail,
  cleanPhone,
  plainWord,
  type ReadCell,
  RowCleaning,
  yesOrNo,
} from '#features/imports/imports/contract';
import {
  type Address,
  address,
  type clientTypes,
  type contactRanks,
  maxBillingEmails,
} from '#features/sites/clients/contract';
import type { ClientImportMapping, ClientTarget } from './mapping.ts';

type ClientType = (typeof clientTypes)[number];

type Rank = (typeof contactRanks)[number];

/** Days from the issue of an invoice to its due date. */
const maxTerms = 365;

/** A client, with at most one contact. */
export type ClientLine = {
  account_number: string;
  name: string;
  /** Null when the file does not say it. */
  type: ClientType | null;
  phone: string | null;
  email: string | null;
  address: string;
  address_2: string;
  city: string;
  county: string;
  state: string;
  zip: string;
  /** Email addresses, separated by semicolons. */
  billing_email: string;
  payment_terms_days: number | null;
  /** 8.25 is 8.25 %. */
  tax_rate_pct: number | null;
  tax_exempt: boolean | null;
  requires_po: boolean | null;
  notes: string;
  /** Phone numbers with an extension, as they are written: for the notes of a new client. */
  extensions: string;
  /** Empty when the row has no contact. */
  contact_name: string;
  contact_title: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  contact_rank: Rank | null;
};

const wordsOf = <T extends string>(words: Readonly<Record<T, string>>): ReadonlyMap<string, T> =>
  new Map(
    (Object.entries(words) as [T, string][]).flatMap(([value, list]) =>
      list.split(',').map((word): [string, T] => [word, value]),
    ),
  );

const types = wordsOf<ClientType>({
  'management company':
    'management company,management,manager,property manager,property management,pm,administradora,empresa administradora,administracion,administrador',
  tenant: 'tenant,lessee,occupant,inquilino,arrendatario',
  owner: 'owner,landlord,propietario,dueno',
  other: 'other,otro,otra',
});

const ranks = wordsOf<Rank>({
  primary: 'primary,main,first,1,principal,primario,yes,si',
  secondary: 'secondary,second,backup,2,secundario,segundo',
  other: 'other,3,none,no,otro',
});

/** Addresses of one cell; one that cannot be read is left out, and named. */
const emailsIn = (cleaning: RowCleaning<ClientTarget>): string => {
  const emails = cleaning
    .plain('billing_email')
    .split(/[;,\s]+/)
    .filter(Boolean)
    .flatMap((text) => cleaning.take('billing_email', cleanEmail(text)) ?? []);
  if (emails.length > maxBillingEmails)
    cleaning.fault('billing_email', 'too_big', { maximum: maxBillingEmails });
  return emails.join('; ');
};

/** Days until an invoice is due: 30, "Net 30" or "30 days". */
const termsIn = (cleaning: RowCleaning<ClientTarget>): number | null => {
  const text = cleaning.plain('payment_terms_days');
  if (text === '') return null;
  if (/^(due (up)?on receipt|al recibir|contado)$/.test(plainWord(text))) return 0;
  const [, days] = /^(?:net|neto)?\s*(\d{1,4})\s*(?:days|dias)?$/.exec(plainWord(text)) ?? [];
  if (days !== undefined && Number(days) <= maxTerms) return Number(days);
  cleaning.warn('payment_terms_days', 'client_import_word_unknown', { text: text.slice(0, 60) });
  return null;
};

const taxIn = (cleaning: RowCleaning<ClientTarget>): number | null => {
  const text = cleaning.plain('tax_rate_pct');
  if (text === '') return null;
  const rate = cleaning.amount('tax_rate_pct', 'percent');
  if (rate !== undefined && rate >= 0 && rate <= 100 && Number(rate.toFixed(3)) === rate) return rate;
  cleaning.warn('tax_rate_pct', 'client_import_word_unknown', { text: text.slice(0, 60) });
  return null;
};

/** Phone numbers that have more than their field can hold. */
const extensionsIn = (cleaning: RowCleaning<ClientTarget>): string => {
  const isLong = (text: string): boolean => cleanPhone(text).warning?.code === 'import_extension_left_out';
  const phone = cleaning.plain('phone');
  const direct = cleaning.plain('contact_phone');
  return [
    ...(isLong(phone) ? [phone] : []),
    ...(isLong(direct) ? [`${cleaning.plain('contact_name')} ${direct}`.trim()] : []),
  ].join('\n');
};

/** The address of a row; null when it is not complete. */
export const addressOf = (row: ClientLine): Address | null => {
  const { address: line_1, address_2: line_2, city, county, state, zip } = row;
  return address.safeParse({ line_1, line_2, city, county, state, zip }).data ?? null;
};

/** Cleans one row of a list of clients, and reports its errors and warnings. */
export const cleanRow = (
  read: ReadCell<ClientTarget>,
  mapping: ClientImportMapping,
): CleaningResult<ClientLine> => {
  const { fix_case: spell } = mapping;
  const cleaning = new RowCleaning(read, mapping);
  const word = <T>(target: ClientTarget, known: ReadonlyMap<string, T>): T | null => {
    const text = cleaning.plain(target);
    const found = known.get(plainWord(text));
    if (found === undefined && text !== '') {
      cleaning.warn(target, 'client_import_word_unknown', { text: text.slice(0, 60) });
    }
    return found ?? null;
  };
  const answered = (target: 'tax_exempt' | 'requires_po'): boolean | null => {
    const text = cleaning.plain(target);
    const answer = yesOrNo(text);
    if (answer === undefined && text !== '')
      cleaning.warn(target, 'client_import_word_unknown', { text: text.slice(0, 60) });
    return answer ?? null;
  };
  const row: ClientLine = {
    account_number: cleaning.text('account_number', { limit: 40 }),
    name: cleaning.text('name', { limit: 100, spell, name: true }),
    type: word('type', types),
    phone: cleaning.take('phone', cleanPhone(cleaning.plain('phone'))),
    email: cleaning.take('email', cleanEmail(cleaning.plain('email'))),
    address: cleaning.text('address', { limit: 120, spell }),
    address_2: cleaning.text('address_2', { limit: 120, spell }),
    city: cleaning.text('city', { limit: 60, spell }),
    county: cleaning.text('county', { limit: 60, spell }),
    state: cleaning.state('state'),
    zip: cleaning.zip('zip'),
    billing_email: emailsIn(cleaning),
    payment_terms_days: termsIn(cleaning),
    tax_rate_pct: taxIn(cleaning),
    tax_exempt: answered('tax_exempt'),
    requires_po: answered('requires_po'),
    notes: cleaning.text('notes', { limit: 2000 }),
    extensions: extensionsIn(cleaning),
    contact_name: cleaning.text('contact_name', { limit: 100, spell, name: true }),
    contact_title: cleaning.text('contact_title', { limit: 100 }) || null,
    contact_email: cleaning.take('contact_email', cleanEmail(cleaning.plain('contact_email'))),
    contact_phone: cleaning.take('contact_phone', cleanPhone(cleaning.plain('contact_phone'))),
    contact_rank: word('contact_rank', ranks),
  };
  if (row.account_number === '') cleaning.fault('account_number', 'required');
  const isNamed = row.contact_name !== '';
  if (isNamed && !/\p{L}/u.test(row.contact_name)) cleaning.fault('contact_name', 'valid_name');
  if (!isNamed && (row.contact_email ?? row.contact_phone ?? row.contact_title) !== null) {
    cleaning.warn('contact_name', 'client_import_contact_unnamed');
  }
  const hasAddress = [row.address, row.city, row.zip].some((part) => part !== '');
  if (hasAddress && addressOf(row) === null) cleaning.warn('address', 'client_import_address_incomplete');
  return cleaning.result(row);
};
