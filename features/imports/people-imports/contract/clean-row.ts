import {
  type CleaningResult,
  cleanEmail,
  cleanPhone,
  plainWord,
  type ReadCell,
  RowCleaning,
} from '#features/imports/imports/contract';
import type { Locale } from '#platform/contract/fields';
import type { PeopleImportMapping, PersonTarget } from './mapping.ts';

export type PersonLine = {
  first_name: string;
  last_name: string;
  /** Null for people without an email address, who log in with the employee code. */
  email: string | null;
  phone: string | null;
  title: string | null;
  employee_code: string | null;
  license: 'full' | 'viewer';
  /** The license that the file names; null when it names none. */
  given_license: PersonLine['license'] | null;
  /** Null when the file does not say it: then the language of the person who imports is used. */
  locale: Locale | null;
  /** The names as they are written in the file, separated by semicolons. */
  roles: string;
  jobs: string;
};

const licenses: ReadonlyMap<string, PersonLine['license']> = new Map([
  ...['full', 'complete', 'completa', 'completo', 'total'].map((word) => [word, 'full'] as const),
  ...['viewer', 'view', 'read only', 'readonly', 'consulta', 'solo consulta', 'lectura', 'solo lectura'].map(
    (word) => [word, 'viewer'] as const,
  ),
]);

const locales: ReadonlyMap<string, Locale> = new Map([
  ...['en', 'eng', 'english', 'ingles'].map((word) => [word, 'en'] as const),
  ...['es', 'esp', 'spa', 'spanish', 'espanol', 'castellano'].map((word) => [word, 'es'] as const),
]);

/** Maximum number of roles and of jobs that one cell may name. */
const maxNamed = { roles: 20, jobs: 200 };

/** The names in one cell. Commas may also separate job numbers, but not roles, whose names may contain one. */
export const namesIn = (cell: string, apart: RegExp = /[;|\n]/): string[] => [
  ...new Set(
    cell
      .split(apart)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/** Cleans one row of a list of people, and reports its errors and warnings. */
export const cleanRow = (
  read: ReadCell<PersonTarget>,
  mapping: PeopleImportMapping,
): CleaningResult<PersonLine> => {
  const { fix_case: spell } = mapping;
  const cleaning = new RowCleaning(read, mapping);
  const named = (target: 'first_name' | 'last_name'): string => {
    const text = cleaning.text(target, { limit: 100, spell, name: true });
    if (text === '') cleaning.fault(target, 'required');
    else if (!/\p{L}/u.test(text)) cleaning.fault(target, 'valid_name');
    return text;
  };
  const list = (target: 'roles' | 'jobs', apart?: RegExp): string => {
    const names = namesIn(read(target), apart).map((name) => name.normalize('NFC'));
    if (names.length > maxNamed[target]) cleaning.fault(target, 'too_big', { maximum: maxNamed[target] });
    return names.slice(0, maxNamed[target]).join('; ');
  };
  const word = <T>(target: PersonTarget, known: ReadonlyMap<string, T>): T | null => {
    const text = cleaning.plain(target);
    const found = known.get(plainWord(text));
    // Rights of a person are never guessed.
    if (found === undefined && text !== '') {
      cleaning.fault(target, 'people_import_word_unknown', { text: text.slice(0, 60) });
    }
    return found ?? null;
  };
  const license = word('license', licenses);
  const address = cleaning.plain('email');
  const { value: email } = cleanEmail(address);
  const row: PersonLine = {
    first_name: named('first_name'),
    last_name: named('last_name'),
    email: email ?? (address || null),
    phone: cleaning.take('phone', cleanPhone(cleaning.plain('phone'))),
    title: cleaning.text('title', { limit: 100, name: true }) || null,
    employee_code: cleaning.text('employee_code', { limit: 40 }) || null,
    license: license ?? 'full',
    given_license: license,
    locale: word('locale', locales),
    roles: list('roles'),
    jobs: list('jobs', /[;|,\n]/),
  };
  if (email === null && address !== '') cleaning.fault('email', 'valid_email');
  if (address === '' && row.employee_code === null) cleaning.fault('email', 'people_import_no_login');
  if (row.roles === '') cleaning.fault('roles', 'required');
  return cleaning.result(row);
};
