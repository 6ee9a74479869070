import { states } from '#platform/contract/fields';
import type { ReadingFields } from '../reading.ts';
import type { Cleaned, Remark } from './clean-contact.ts';
import { cleanDate } from './clean-date.ts';
import { amountIn, cleanCount } from './clean-number.ts';
import { cleanText } from './clean-text.ts';
import { fixCase } from './fix-case.ts';
import { stateNames } from './state-names.ts';

/** The lowest ZIP code there is (Holtsville, NY). */
const lowest = 501;

const join = (five: string, four: string): string | null => {
  if (Number(five) < lowest) return null;
  return Number(four) === 0 ? five : `${five}-${four}`;
};

/** Five digits, or five and four. A spreadsheet drops leading zeros, and the hyphen may be missing: 7 or 8 digits are a
 * ZIP+4 that lost zeros (61031125 = 06103-1125), 3 or 4 digits a ZIP. Null for anything else. */
export const cleanZip = (text: string): string | null => {
  const plain = text.trim().replace(/[.,]0+$/, '');
  const [, left = '', right] = /^(\d+)(?:\s*[-–—\s]\s*(\d{0,4}))?$/.exec(plain) ?? [];
  if (right !== undefined) {
    return left.length >= 3 && left.length <= 5 ? join(left.padStart(5, '0'), right.padStart(4, '0')) : null;
  }
  if (left.length >= 3 && left.length <= 5) return join(left.padStart(5, '0'), '');
  if (left.length < 7 || left.length > 9) return null;
  const nine = left.padStart(9, '0');
  return join(nine.slice(0, 5), nine.slice(5));
};

const known = new Set<string>(states);

const byName = new Map(
  Object.entries(stateNames).flatMap(([code, names]) =>
    names.split(',').map((name) => [name, code] as const),
  ),
);

/** The two-letter abbreviation of a state written in any of the usual ways, or null. */
export const cleanState = (text: string): string | null => {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[.,]/g, '').replace(/\s+/g, ' ').trim();
  const code = bare.replace(/\s/g, '').toUpperCase();
  return known.has(code) ? code : (byName.get(bare.toLowerCase()) ?? null);
};

/** Returns the cell of a field; empty when no column fills it. */
export type ReadCell<T extends string = string> = (target: T) => string;

/** A row as its kind reads it, with what is wrong and what is doubtful. */
export type CleaningResult<R> = { row: R; faults: Remark[]; warnings: Remark[] };

type FileFacts = Pick<ReadingFields, 'decimal_mark' | 'day_base'>;

type TextRule = { limit: number; spell?: boolean; name?: boolean };

/** Cleans the cells of one row, and gathers its faults and warnings. */
export class RowCleaning<T extends string> {
  readonly faults: Remark[] = [];
  readonly warnings: Remark[] = [];
  private readonly read: ReadCell<T>;
  private readonly file: FileFacts;

  /** `file`: how it writes numbers and days. */
  constructor(read: ReadCell<T>, file: FileFacts) {
    this.read = read;
    this.file = file;
  }

  fault(field: T, code: string, values?: Remark['values']): void {
    this.faults.push(values ? { field, code, values } : { field, code });
  }

  warn(field: T, code: string, values?: Remark['values']): void {
    this.warnings.push(values ? { field, code, values } : { field, code });
  }

  take<V>(field: T, { value, fault, warning }: Cleaned<V>): V {
    if (fault) this.faults.push({ field, ...fault });
    if (warning) this.warnings.push({ field, ...warning });
    return value;
  }

  plain(target: T): string {
    return cleanText(this.read(target));
  }

  /** `spell` turns capitals into ordinary spelling; a `name` has no angle brackets. */
  text(target: T, { limit, spell = false, name = false }: TextRule): string {
    const plain = this.plain(target);
    const text = spell ? fixCase(plain) : plain;
    if (text.length > limit) this.fault(target, 'too_long', { maximum: limit });
    if (name && /[<>]/.test(text)) this.fault(target, 'name_brackets');
    return text;
  }

  /** A count such as square feet; null where it is unknown. */
  count(target: T, maximum: number): number | null {
    return this.take(target, cleanCount(this.plain(target), maximum, this.file.decimal_mark));
  }

  /** Undefined for a cell that holds no number of this unit. */
  amount(target: T, unit: 'money' | 'percent' | 'count'): number | undefined {
    return amountIn(this.plain(target), unit, this.file.decimal_mark);
  }

  date(target: T): string | null {
    return this.take(target, cleanDate(this.plain(target), this.file.day_base));
  }

  state(target: T): string {
    const text = this.plain(target);
    const state = cleanState(text);
    if (state === null && text !== '') this.fault(target, 'state_abbreviation');
    return state ?? text;
  }

  zip(target: T): string {
    const text = this.plain(target);
    const zip = cleanZip(text);
    if (zip === null && text !== '') this.fault(target, 'zip_format');
    return zip ?? text;
  }

  result<R>(row: R): CleaningResult<R> {
    return { row, faults: this.faults, warnings: this.warnings };
  }
}
