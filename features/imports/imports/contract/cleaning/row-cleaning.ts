import type { ReadingFields } from '../reading.ts';
import { cleanDate } from './clean-date.ts';
import { amountIn, cleanCount } from './clean-number.ts';
import { cleanState } from './clean-state.ts';
import { cleanText } from './clean-text.ts';
import { cleanZip } from './clean-zip.ts';
import { fixCase } from './fix-case.ts';
import type { Cleaned, Remark } from './remark.ts';

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
