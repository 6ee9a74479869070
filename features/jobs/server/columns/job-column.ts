import type { Locale } from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';
import type { Tenant } from '#platform/server/db/tenant';
import type { ExportValue } from '#platform/server/export/export-column';
import type { Entries } from '#platform/server/feature/server-feature';
import type { Person } from '#platform/server/http/person';

export type ColumnReader = { person: Pick<Person, 'flags' | 'timeZone'>; now: Date };

/** What a higher feature knows of each site, as a column of the list and of its file. */
export type JobColumn = {
  /** For people with one of these flags; for others it does not exist. */
  flags?: readonly Flag[];
  /** In the file. The list on screen takes its title from the web's feature. */
  header: (locale: Locale) => string;
  /** The list on screen has it too; otherwise only the file. */
  listed?: true;
  /** By the id of the job; one without a value is left out. */
  values: (
    tenant: Tenant,
    jobIds: readonly number[],
    reader: ColumnReader,
  ) => Promise<ReadonlyMap<number, ExportValue>>;
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By the name of the column: `contract-end`. */
    jobColumns: JobColumn;
  }
}

export type JobColumns = Entries<'jobColumns'>;

/** Those that this person may have, by name. */
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
