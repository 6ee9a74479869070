import { setImmediate } from 'node:timers/promises';
import { notFound } from '#platform/contract/errors';
import type { Scope } from '#platform/server/db/tenant';
import type { Wiring } from '#platform/server/http/wiring';
import {
  type CleaningResult,
  cleanText,
  type ImportMapping,
  isSpreadsheetError,
  plainWord,
  type Remark,
  readField,
} from '../../contract/index.ts';
import { type Finding, type ImportRecord, loadImport } from '../import-repository.ts';
import type { AnyKind, CleanTableRow } from '../kind.ts';
import { readTable } from '../read/read-table.ts';
import { headerAt, type Table } from '../read/table.ts';
import type { FileRead } from './lock-as-read.ts';

/** What reports call the line below their rows, in English and Spanish. */
const words =
  /^(?:(?:grand|sub|report|page|overall)[ -]?)?totals?$|^(?:gran |sub)?total(?:es)?(?: general(?:es)?| del reporte)?$|^sumas?(?: total)?$|^sum$/;

const isWord = (cell: string): boolean =>
  words.test(plainWord(cell).replace(/\s*:$/, '').replace(/\s+/g, ' '));

/** A number of any spelling, without a word, or the error of a sum that failed. */
const isNumber = (cell: string): boolean =>
  (/\d/.test(cell) && !/\p{L}/u.test(cell)) || isSpreadsheetError(cell);

type Columns = {
  /** The field that each column fills. */
  targetAt: ReadonlyMap<number, string>;
  measures: readonly string[];
};

/** Whether a row is a total: it begins with such a word, and otherwise holds numbers only, in columns of measures or in those that
 * fill no field. A tenant called Total has a suite, a client has an account number. */
export const isTotal = (cells: readonly string[], { targetAt, measures }: Columns): boolean => {
  const filled = cells.flatMap((cell, at) =>
    cell.trim() === '' ? [] : [{ cell, target: targetAt.get(at) }],
  );
  const [first, ...others] = filled;
  if (!first || !isWord(first.cell)) return false;
  return others.every(
    ({ cell, target }) => isNumber(cell) && (target === undefined || measures.includes(target)),
  );
};

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
  const remarks = wrong.map((field) => ({
    field,
    code: 'import_cell_error',
    values: { text: read(field).trim().slice(0, 60) },
  }));
  return { ...result, faults: [...faults.filter(isOther), ...remarks], warnings: warnings.filter(isOther) };
};

/** Every row of the file as the mapping reads it, in order. */
const cleanTable = async (
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

type Tools = Pick<Wiring, 'database' | 'storage'>;

type Input = {
  kind: AnyKind;
  record: Pick<ImportRecord, 'organization_id' | 'storage_key' | 'reading'>;
  mapping: ImportMapping;
};

/** The rows of the stored file, read again and cleaned. Slow, so do not call it inside a transaction. */
export const readImportFile = async (
  { storage }: Pick<Wiring, 'storage'>,
  { kind, record, mapping }: Input,
): Promise<CleanTableRow[]> =>
  cleanTable(
    await readTable(
      record.organization_id,
      () => storage.read(record.storage_key),
      headerAt(record.reading.header_line),
    ),
    kind,
    mapping,
  );

export const requireImport = async (
  { database }: Tools,
  scope: Scope,
  finding: Finding,
): Promise<ImportRecord> => {
  const record = await database.withTenant(scope, (tenant) => loadImport(tenant, finding));
  if (!record) throw notFound();
  return record;
};

/** The rows of an import that is still being mapped, with the header that they were read below. */
export const readBelowHeader = async (tools: Pick<Wiring, 'storage'>, input: Input): Promise<FileRead> => ({
  cleaned: await readImportFile(tools, input),
  headerLine: input.record.reading.header_line,
});
