import { noFileWriters } from '#features/accounts/files/server';
import type { MessageRef } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type {
  CleaningResult,
  ImportColumn,
  ImportMapping,
  ListedImport,
  ReadCell,
  Remark,
  RowChange,
  RowOutcome,
} from '../contract/index.ts';
import type { ImportRecord, KeptRow, ListedRecord } from './import-repository.ts';
import type { StoredRow } from './result/import-row-repository.ts';
import type { OwnRecords } from './run/own-records.ts';
import { maySeeImportFile, uploadOwner } from './upload/may-see-import-file.ts';

/** A row of the file as its kind reads it. */
export type CleanTableRow<R = object> = CleaningResult<R> & {
  line: number;
  cells: string[];
  /** The fields that empty cells of the row empty. */
  emptied?: ReadonlySet<string> | undefined;
  /** It looks like a total. No kind judges or writes it. */
  isTotal?: true;
};

/** A row with its outcome. */
export type JudgedRow<R = object> = {
  line: number;
  cells: string[];
  row: R;
  emptied?: ReadonlySet<string> | undefined;
  outcome: RowOutcome;
  reasons: Remark[];
  warnings: Remark[];
};

/** `plan` holds what depends on the rights of the person who starts the import, because the run comes later. */
export type Judging<M, P> = {
  importId: number;
  mapping: M;
  plan: P;
  /** What the import wrote in earlier parts. */
  own: OwnRecords;
  timeZone: string;
  now: Date;
};

export type Writing<M, P> = Judging<M, P> & {
  record: ImportRecord<M>;
  userId: number;
  wiring: Pick<Wiring, 'queue'>;
};

/** The final outcome of a row, to which a kind may add what it knows besides. It can differ from the judged one, if someone has created the same record since. */
export type WrittenRow = Pick<StoredRow, 'line' | 'outcome' | 'reasons' | 'warnings'> &
  Partial<Pick<StoredRow, 'job_id' | 'building_id' | 'records'>>;

/** How many records were removed or restored, and which stay as they are. */
export type Undone = { removed: number; kept: readonly KeptRow[] };

/** Refusals by the field of the mapping. */
export type MappingFaults = Record<string, (string | MessageRef)[]>;

/** A kind of import: what a file can hold, what a row means, and how rows are written and undone. Upload, mapping, dry run,
 * run and lists are the same for all kinds. */
export type ImportKind<M extends ImportMapping, R extends object, J extends JudgedRow<R>, P> = {
  /** Value of the column `kind` in the table of imports. */
  name: string;
  /** The entity in the audit log: `job-import`. */
  entity: string;
  flag: Flag;
  /** The words of its screens: the server names fields as they do. */
  texts: Readonly<Record<Locale, { targets: Readonly<Record<string, string>> }>>;
  required: readonly string[];
  /** Those for one mapping, where it decides which fields a row needs. */
  requiredOf?: (mapping: M) => readonly string[];
  /** Fields that hold a number of something, as square feet and prices. They tell how the file writes decimals, and are what a
   * line with a total fills. */
  measures: readonly string[];
  /** Fields of existing records that empty cells may empty, where people choose that. */
  clearable?: readonly string[];
  /** The mapping a new file begins with. */
  guess: (columns: readonly ImportColumn[], today: string) => M;
  /** Faults of a mapping other than those of its columns. */
  checkMapping?: (mapping: M) => MappingFaults;
  clean: (read: ReadCell, mapping: M) => CleaningResult<R>;
  /** Refuses what the person may not do. */
  plan: (tenant: Tenant, person: Person, mapping: M, rows: readonly CleanTableRow<R>[]) => Promise<P>;
  /** What the run goes by; without it the plan as it was at the start. */
  planOfRun?: (record: ImportRecord<M>) => P;
  judge: (tenant: Tenant, rows: readonly CleanTableRow<R>[], judging: Judging<M, P>) => Promise<J[]>;
  /** What a row changes at records that exist, for the dry run. */
  changesOf?: (row: J) => readonly RowChange[];
  /** Called when a person starts the import, with the rights of the person; returns what to keep for the run besides the plan. */
  start?: (
    call: { tenant: Tenant; person: Person },
    rows: readonly J[],
    starting: { record: ImportRecord<M>; mapping: M; plan: P },
  ) => Promise<{ clientId?: number | null; counts?: object }>;
  /** Writes one part of the file. */
  write: (tenant: Tenant, rows: readonly J[], writing: Writing<M, P>) => Promise<WrittenRow[]>;
  /** Called once, when the last part is written or the run stops. */
  finish?: (tenant: Tenant, rows: readonly J[]) => Promise<void>;
  /** Whether an error means that someone else has created the same record at that moment; the part is then tried again. */
  isTaken?: (error: unknown) => boolean;
  /** Undoes everything that nobody has changed since the import. Refuses what the person may not do. */
  undo: (tenant: Tenant, record: ImportRecord<M>, person: Person) => Promise<Undone>;
  /** Fields that this kind adds to the answer of each import. */
  present?: (
    tenant: Tenant,
    records: readonly ListedRecord[],
    input: { person: Person; listed: readonly ListedImport[] },
  ) => Promise<object[]>;
};

/** A kind of any row type; only the kind itself knows the type. */
export type AnyKind = ImportKind<ImportMapping, object, JudgedRow, unknown>;

export const importKind = <M extends ImportMapping, R extends object, J extends JudgedRow<R>, P>(
  kind: ImportKind<M, R, J, P>,
): AnyKind => kind as unknown as AnyKind;

/** What the feature of a kind declares besides its calls. */
export const importParts = (kind: AnyKind) => ({
  importKinds: { [kind.name]: kind },
  fileOwners: { [uploadOwner(kind.entity)]: maySeeImportFile(kind.flag) },
  // The sheet is what an import can be checked against, and every later step reads it again.
  fileWriters: { [uploadOwner(kind.entity)]: noFileWriters },
});
