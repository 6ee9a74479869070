import type { Locale } from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';
import type { Tenant } from '#platform/server/db/tenant';
import type { ExportValue } from '#platform/server/export/export-column';
import type { Entries } from '#platform/server/feature/server-feature';
import type { Person } from '#platform/server/http/person';

export type ColumnReader = { person: Pick<Person, 'flags' | 'timeZone'>; now: Date };

/** A column of the list of sites and of its file, with a fact that a higher feature knows. */
export type JobColumn = {
  /** Only people with one of these flags have the column; everyone when left out. */
  flags?: readonly Flag[];
  /** The header in the file. The list on screen takes its header from the web part of the feature. */
  header: (locale: Locale) => string;
  /** Present when the list on screen has the column too, and not only the file. */
  listed?: true;
  /** Values by job id; a job without a value is left out. */
  values: (
    tenant: Tenant,
    jobIds: readonly number[],
    reader: ColumnReader,
  ) => Promise<ReadonlyMap<number, ExportValue>>;
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** Keyed by the name of the column: `contract-end`. */
    jobColumns: JobColumn;
  }
}

export type JobColumns = Entries<'jobColumns'>;

/** The columns that this person may have, by name. */
export const columnsFor = (
  declared: JobColumns,
  { flags }: Pick<Person, 'flags'>,
): (readonly [string, JobColumn])[] =>
  Object.entries(declared).filter(
    ([, column]) => !column.flags || column.flags.some((flag) => flags.has(flag)),
  );

export type ColumnValues = ReadonlyMap<string, ReadonlyMap<number, ExportValue>>;

/** The values of columns for some jobs, by the name of the column. */
export const columnValues = async (
  columns: readonly (readonly [string, JobColumn])[],
  tenant: Tenant,
  jobIds: readonly number[],
  reader: ColumnReader,
): Promise<ColumnValues> =>
  new Map(
    await Promise.all(
      columns.map(async ([name, { values }]) => [name, await values(tenant, jobIds, reader)] as const),
    ),
  );
