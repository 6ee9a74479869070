import type { Flag } from '#platform/contract/flags';
import type { PageOf } from '#platform/contract/pagination';
import type { Tenant } from '#platform/server/db/tenant';
import type { Entries } from '#platform/server/feature/server-feature';
import type { Person } from '#platform/server/http/person';
import type { JobRow } from '../../contract/index.ts';
import { columnsOfJobs } from './job-columns-repository.ts';

/** A column of the list of sites that a higher feature fills, for people with one of the flags. */
export type JobColumn = {
  flags: readonly Flag[];
  /** By the id of the job; one without a value is left out. */
  valuesOf: (
    tenant: Tenant,
    jobIds: readonly number[],
    at: { now: Date; zone: string },
  ) => Promise<ReadonlyMap<number, string>>;
};

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** By the name of the column: `contract-end`. */
    jobColumns: JobColumn;
  }
}

type Reading = { tenant: Tenant; person: Person; now: Date };

/** Adds to a page of jobs what its columns show beyond the jobs themselves. */
export const addColumns = async (
  declared: Entries<'jobColumns'>,
  { tenant, person, now }: Reading,
  page: PageOf<JobRow>,
): Promise<PageOf<JobRow>> => {
  const ids = page.rows.map(({ id }) => id);
  const shown = Object.entries(declared).filter(([, { flags }]) =>
    flags.some((flag) => person.flags.has(flag)),
  );
  const [own, ...others] = await Promise.all([
    columnsOfJobs(tenant, ids),
    ...shown.map(([, { valuesOf }]) => valuesOf(tenant, ids, { now, zone: person.timeZone })),
  ]);
  const byId = new Map(own.map((row) => [row.id, row]));
  const factsOf = (id: number): Record<string, string> =>
    Object.fromEntries(
      shown.flatMap(([name], nth) => {
        const value = others[nth]?.get(id);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  const rows = page.rows.map((row) => {
    const { services = [], areas = [] } = byId.get(row.id) ?? {};
    return { ...row, services, areas, facts: factsOf(row.id) };
  });
  return { ...page, rows };
};
