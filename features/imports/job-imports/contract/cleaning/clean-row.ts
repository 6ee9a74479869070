import {
  type CleaningResult,
  cleanCount,
  cleanEmail,
  cleanPhone,
  cleanPosition,
  plainWord,
  type ReadCell,
  RowCleaning,
  yesOrNo,
} from '#features/imports/imports/contract';
import type { JobImportMapping } from '../import.ts';
import { statusMeant } from '../mapping/guess-statuses.ts';
import { type ImportTarget, numberLimits, requiredTargets, textLimits } from '../mapping/targets.ts';
import type { CleanedRow } from './cleaned-row.ts';
import { readDays } from './read-days.ts';

const shouted: readonly ImportTarget[] = [
  ...(['job_name', 'site_name', 'client_name', 'address', 'address_2', 'city', 'county'] as const),
];

const names: readonly ImportTarget[] = [
  ...(['job_name', 'site_name', 'client_name', 'area_name', 'service_type', 'contact_name'] as const),
];

const cut = (text: string, maximum: number): string => text.slice(0, maximum).trim();

const readStatus = (
  cleaning: RowCleaning<ImportTarget>,
  { statuses, default_status }: JobImportMapping,
): CleanedRow['status'] => {
  const text = cleaning.plain('status');
  const known = statusMeant(statuses, text);
  if (!known && text !== '') cleaning.warn('status', 'import_status_unknown', { text: text.slice(0, 60) });
  return known ?? default_status;
};

/** Days between inspections by the word for them. */
const intervals: ReadonlyMap<string, number> = new Map([
  ...['none', 'never', 'no', 'ninguna', 'nunca'].map((word) => [word, 0] as const),
  ...['weekly', 'semanal'].map((word) => [word, 7] as const),
  ...['biweekly', 'bi weekly', 'every two weeks', 'quincenal'].map((word) => [word, 14] as const),
  ...['monthly', 'mensual'].map((word) => [word, 30] as const),
  ...['quarterly', 'trimestral'].map((word) => [word, 90] as const),
]);

/** Unlike other counts, zero means something: this site is not inspected. */
const frequency = (cleaning: RowCleaning<ImportTarget>): number | null => {
  const target = 'inspection_frequency_days';
  const word = plainWord(cleaning.plain(target)).replace(/\s*(days|dias|d)$/, '');
  if (Number(word) === 0 && word !== '') return 0;
  return intervals.get(word) ?? cleaning.take(target, cleanCount(word, numberLimits[target]));
};

/** What a cell answers; a word that is neither yes nor no counts as yes, and is named. */
const required = (
  cleaning: RowCleaning<ImportTarget>,
  target: 'report_required' | 'action_log_required',
): boolean | null => {
  const text = cleaning.plain(target);
  if (text === '') return null;
  const answer = yesOrNo(text);
  if (answer === undefined) cleaning.warn(target, 'import_word_unknown', { text: text.slice(0, 60) });
  return answer ?? true;
};

const serviceDays = (cleaning: RowCleaning<ImportTarget>): string => {
  const text = cleaning.plain('service_days');
  if (text === '' || readDays(text)) return text;
  cleaning.warn('service_days', 'import_days_unknown', { text: text.slice(0, 60) });
  return '';
};

/** A missing site name or job name is taken from the other, then from the second address line, then from address and
 * city. */
const nameRow = (row: CleanedRow, mapping: JobImportMapping): CleanedRow => {
  const named = row.job_name || row.site_name || (mapping.name_from_address_2 ? row.address_2 : '');
  const name = named || [row.address, row.city].filter(Boolean).join(', ');
  return {
    ...row,
    job_name: row.job_name || cut(row.site_name || name, textLimits.job_name),
    site_name: row.site_name || cut(row.job_name || name, textLimits.site_name),
  };
};

/** Cleans one row of the file as the mapping says, and reports its errors and warnings. */
export const cleanRow = (
  read: ReadCell<ImportTarget>,
  mapping: JobImportMapping,
): CleaningResult<CleanedRow> => {
  const cleaning = new RowCleaning(read, mapping);
  const position = cleaning.take('lat', cleanPosition(cleaning.plain('lat'), cleaning.plain('lng')));
  const text = (target: keyof typeof textLimits): string =>
    cleaning.text(target, {
      limit: textLimits[target],
      spell: mapping.fix_case && shouted.includes(target),
      name: names.includes(target),
    });
  const count = (target: keyof typeof numberLimits): number | null =>
    cleaning.count(target, numberLimits[target]);
  const row: CleanedRow = {
    job_number: text('job_number'),
    job_name: text('job_name'),
    site_name: text('site_name'),
    given_job_name: '',
    given_site_name: '',
    given_status: cleaning.plain('status'),
    client_name: text('client_name'),
    client_account_number: text('client_account_number'),
    address: text('address'),
    address_2: text('address_2'),
    city: text('city'),
    county: text('county'),
    state: cleaning.state('state'),
    zip: cleaning.zip('zip'),
    status: readStatus(cleaning, mapping),
    gross_cleanable_sqft: count('gross_cleanable_sqft'),
    number_of_floors: count('number_of_floors'),
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    area_name: text('area_name'),
    area_manager: text('area_manager'),
    service_start_date: cleaning.date('service_start_date'),
    inspection_frequency_days: frequency(cleaning),
    report_required: required(cleaning, 'report_required'),
    action_log_required: required(cleaning, 'action_log_required'),
    service_type: text('service_type'),
    service_days: serviceDays(cleaning),
    contact_name: text('contact_name'),
    contact_email: cleaning.take('contact_email', cleanEmail(cleaning.plain('contact_email'))),
    contact_phone: cleaning.take('contact_phone', cleanPhone(cleaning.plain('contact_phone'))),
    winteam_job_number: text('winteam_job_number') || null,
    description: text('description'),
  };
  for (const target of requiredTargets) if (row[target] === '') cleaning.fault(target, 'required');
  const ownNames = { given_job_name: row.job_name, given_site_name: row.site_name };
  return cleaning.result({ ...nameRow(row, mapping), ...ownNames });
};
