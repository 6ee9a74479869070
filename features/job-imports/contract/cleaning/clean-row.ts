import type { ImportMapping } from '../import.ts';
import { statusWord } from '../mapping/guess-statuses.ts';
import { type ImportTarget, numberLimits, requiredTargets, textLimits } from '../mapping/targets.ts';
import { cleanCount, cleanPosition } from './clean-number.ts';
import { cleanState } from './clean-state.ts';
import { cleanText } from './clean-text.ts';
import { cleanZip } from './clean-zip.ts';
import type { CleanedRow, CleaningResult } from './cleaned-row.ts';
import { fixCase } from './fix-case.ts';
import type { Cleaned, Remark } from './remark.ts';

/** Returns the cell of a field; empty when no column fills it. */
export type ReadCell = (target: ImportTarget) => string;

const shouted: readonly ImportTarget[] = [
  ...(['job_name', 'site_name', 'client_name', 'address', 'address_2', 'city', 'county'] as const),
];

const names: readonly ImportTarget[] = ['job_name', 'site_name', 'client_name', 'area_name'];

const cut = (text: string, maximum: number): string => text.slice(0, maximum).trim();

class Cleaning {
  readonly faults: Remark[] = [];
  readonly warnings: Remark[] = [];
  private readonly read: ReadCell;
  private readonly mapping: ImportMapping;

  constructor(read: ReadCell, mapping: ImportMapping) {
    this.read = read;
    this.mapping = mapping;
  }

  fault(field: string, code: string, values?: Remark['values']): void {
    this.faults.push(values ? { field, code, values } : { field, code });
  }

  take<T>(field: string, { value, fault, warning }: Cleaned<T>): T {
    if (fault) this.faults.push({ field, ...fault });
    if (warning) this.warnings.push({ field, ...warning });
    return value;
  }

  text(target: keyof typeof textLimits): string {
    const plain = cleanText(this.read(target));
    const text = this.mapping.fix_case && shouted.includes(target) ? fixCase(plain) : plain;
    const maximum = textLimits[target];
    if (text.length > maximum) this.fault(target, 'too_long', { maximum });
    if (names.includes(target) && /[<>]/.test(text)) this.fault(target, 'name_brackets');
    return text;
  }

  count(target: keyof typeof numberLimits): number | null {
    return this.take(target, cleanCount(cleanText(this.read(target)), numberLimits[target]));
  }

  state(): string {
    const text = cleanText(this.read('state'));
    const state = cleanState(text);
    if (state === null && text !== '') this.fault('state', 'state_abbreviation');
    return state ?? text;
  }

  zip(): string {
    const text = cleanText(this.read('zip'));
    const zip = cleanZip(text);
    if (zip === null && text !== '') this.fault('zip', 'zip_format');
    return zip ?? text;
  }

  status(): CleanedRow['status'] {
    const text = cleanText(this.read('status'));
    const word = statusWord(text);
    const { statuses } = this.mapping;
    const known = Object.hasOwn(statuses, word) ? statuses[word] : undefined;
    if (!known && text !== '') {
      this.warnings.push({
        field: 'status',
        code: 'import_status_unknown',
        values: { text: text.slice(0, 60) },
      });
    }
    return known ?? this.mapping.default_status;
  }
}

/** A missing site name or job name is taken from the other, then from the second address line, then from address and
 * city. */
const nameRow = (row: CleanedRow, mapping: ImportMapping): CleanedRow => {
  const named = row.job_name || row.site_name || (mapping.name_from_address_2 ? row.address_2 : '');
  const name = named || [row.address, row.city].filter(Boolean).join(', ');
  return {
    ...row,
    job_name: row.job_name || cut(row.site_name || name, textLimits.job_name),
    site_name: row.site_name || cut(row.job_name || name, textLimits.site_name),
  };
};

/** Cleans one row of the file as the mapping says, and reports its errors and warnings. */
export const cleanRow = (read: ReadCell, mapping: ImportMapping): CleaningResult => {
  const cleaning = new Cleaning(read, mapping);
  const position = cleaning.take('lat', cleanPosition(cleanText(read('lat')), cleanText(read('lng'))));
  const row: CleanedRow = {
    job_number: cleaning.text('job_number'),
    job_name: cleaning.text('job_name'),
    site_name: cleaning.text('site_name'),
    client_name: cleaning.text('client_name'),
    client_account_number: cleaning.text('client_account_number'),
    address: cleaning.text('address'),
    address_2: cleaning.text('address_2'),
    city: cleaning.text('city'),
    county: cleaning.text('county'),
    state: cleaning.state(),
    zip: cleaning.zip(),
    status: cleaning.status(),
    gross_cleanable_sqft: cleaning.count('gross_cleanable_sqft'),
    number_of_floors: cleaning.count('number_of_floors'),
    lat: position?.lat ?? null,
    lng: position?.lng ?? null,
    area_name: cleaning.text('area_name'),
    description: cleaning.text('description'),
  };
  for (const target of requiredTargets) if (row[target] === '') cleaning.fault(target, 'required');
  return { row: nameRow(row, mapping), faults: cleaning.faults, warnings: cleaning.warnings };
};
