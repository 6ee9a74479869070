import { setImmediate } from 'node:timers/promises';
import {
  type CleaningResult,
  cleanText,
  type ImportMapping,
  isSpreadsheetError,
  type Remark,
  readField,
} from '../../contract/index.ts';
import type { AnyKind, CleanTableRow } from '../kind.ts';
import type { Table } from '../read/table.ts';
import { isTotal } from './find-total.ts';

/** Number of rows between two pauses that let the process handle other requests. */
const step = 500;

/** The fields that empty cells empty: none without a column in the file. */
const clearableIn = ({ clearable = [] }: AnyKind, mapping: ImportMapping): string[] | undefined =>
  mapping.existing === 'update' && mapping.clear_empty
    ? clearable.filter((target) => mapping.columns[target] !== undefined)
    : undefined;

/** Refuses the errors of a spreadsheet in cells that fill a field, in place of what else is said of them. */
const refuseErrors = (
  { faults, warnings, ...result }: CleaningResult<object>,
  fields: readonly string[],
  read: (target: string) => string,
): CleaningResult<object> => {
  const wrong = fields.filter((field) => isSpreadsheetError(read(field)));
  const isOther = ({ field }: Remark): boolean => !wrong.includes(field);
  const said = wrong.map((field) => ({
    ...{ field, code: 'import_cell_error', values: { text: read(field).trim().slice(0, 60) } },
  }));
  return { ...result, faults: [...faults.filter(isOther), ...said], warnings: warnings.filter(isOther) };
};

/** Every row of the file as the mapping reads it, in order. */
export const cleanTable = async (
  { columns, rows }: Table,
  kind: AnyKind,
  mapping: ImportMapping,
): Promise<CleanTableRow[]> => {
  const positions = new Map(
    Object.entries(mapping.columns).map(([target, column]) => [target, columns.indexOf(column ?? '')]),
  );
  const cleaned: CleanTableRow[] = [];
  const targetAt = new Map([...positions].map(([target, at]) => [at, target]));
  const kept = new Set(mapping.kept_lines);
  const clearable = clearableIn(kind, mapping);
  const fields = [...positions].toSorted(([, a], [, b]) => a - b).map(([target]) => target);
  for (const { line, cells, surplus, swallowed, strange = [] } of rows) {
    if (cleaned.length % step === 0) await setImmediate();
    const read = (target: string): string =>
      readField(mapping, { line, target, cell: cells[positions.get(target) ?? -1] ?? '' });
    const result = refuseErrors(kind.clean(read, mapping), fields, read);
    if (surplus) result.warnings.push({ field: '', code: 'import_extra_cells' });
    if (swallowed !== undefined) {
      const field = targetAt.get(swallowed) ?? '';
      result.faults.push({ field, code: 'import_cell_holds_rows' });
    }
    for (const at of strange) {
      const field = targetAt.get(at);
      const values = { text: (cells[at] ?? '').slice(0, 60) };
      if (field !== undefined) result.warnings.push({ field, code: 'import_cell_strange', values });
    }
    const leftOut = !kept.has(line) && isTotal(cells, { targetAt, measures: kind.measures });
    const emptied = clearable && new Set(clearable.filter((target) => cleanText(read(target)) === ''));
    cleaned.push({ line, cells, ...result, emptied, ...(leftOut && { isTotal: true }) });
  }
  return cleaned;
};
