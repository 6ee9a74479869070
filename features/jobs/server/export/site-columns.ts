import type { Locale } from '#platform/contract/fields';
import type { Flag } from '#platform/contract/flags';
import type { Tenant } from '#platform/server/db/tenant';
import type { ExportValue } from '#platform/server/export/export-column';
import type { Entries } from '#platform/server/feature/server-feature';
import type { Person } from '#platform/server/http/person';

type ColumnReader = { person: Pick<Person, 'flags' | 'timeZone'>; now: Date; locale: Locale };

/** What a higher feature knows of each site, as columns of the file. */
export type SiteColumns = {
  /** For people with one of these flags; the file of others does not have the columns. */
  flags?: readonly Flag[];
  headers: (locale: Locale) => readonly string[];
  /** A value for each header, by job; none where nothing is known. */
  values: (
    tenant: Tenant,
    jobIds: readonly number[],
    reader: ColumnReader,
  ) => Promise<ReadonlyMap<number, readonly ExportValue[]>>;
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By the id of the column: `managers`. */
    siteColumns: SiteColumns;
  }
}

type Added = Entries<'siteColumns'>;

/** Those that this person may have. */
export const columnsFor = (added: Added, { flags }: Pick<Person, 'flags'>): [string, SiteColumns][] =>
  Object.entries(added).filter(([, column]) => !column.flags || column.flags.some((flag) => flags.has(flag)));

export type AddedValues = ReadonlyMap<string, ReadonlyMap<number, readonly ExportValue[]>>;

/** The values of all added columns for some jobs. */
export const addedValues = async (
  columns: readonly (readonly [string, SiteColumns])[],
  tenant: Tenant,
  jobIds: readonly number[],
  reader: ColumnReader,
): Promise<AddedValues> => {
  const values = new Map<string, ReadonlyMap<number, readonly ExportValue[]>>();
  for (const [id, column] of columns) values.set(id, await column.values(tenant, jobIds, reader));
  return values;
};
