import {
  type CleaningResult,
  cleanCount,
  cleanPosition,
  type ReadCell,
  RowCleaning,
} from '#features/imports/contract';
import type { JobImportMapping } from '../import.ts';
import { statusMeant } from '../mapping/guess-statuses.ts';
import { type ImportTarget, numberLimits, requiredTargets, textLimits } from '../mapping/targets.ts';
import type { CleanedRow } from './cleaned-row.ts';

const shouted: readonly ImportTarget[] = [
  ...(['job_name', 'site_name', 'client_name', 'address', 'address_2', 'city', 'county'] as const),
];

const names: readonly ImportTarget[] = ['job_name', 'site_name', 'client_name', 'area_name'];

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
  const cleaning = new RowCleaning(read);
  const position = cleaning.take('lat', cleanPosition(cleaning.plain('lat'), cleaning.plain('lng')));
  const text = (target: keyof typeof textLimits): string =>
    cleaning.text(target, {
      limit: textLimits[target],
      spell: mapping.fix_case && shouted.includes(target),
      name: names.includes(target),
    });
  const count = (target: keyof typeof numberLimits): number | null =>
    cleaning.take(target, cleanCount(cleaning.plain(target), numberLimits[target]));
  const row: CleanedRow = {
    job_number: text('job_number'),
    job_name: text('job_name'),
    site_name: text('site_name'),
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
    description: text('description'),
  };
  for (const target of requiredTargets) if (row[target] === '') cleaning.fault(target, 'required');
  return cleaning.result(nameRow(row, mapping));
};
