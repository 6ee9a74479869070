type Common = { page: number; per_page: number; sort: string; order: 'asc' | 'desc'; q?: string | undefined };

/** What a list is narrowed by, as its address keeps it: a filter at its default is none. */
export const listFilters = <T extends Common, const F extends keyof T & string>(
  schema: { parse: (address: object) => T },
  fields: readonly F[],
) => {
  const defaults = schema.parse({});
  const isSet = (search: T, field: F | 'q'): boolean =>
    JSON.stringify(search[field]) !== JSON.stringify(defaults[field]);
  return {
    isSet,
    /** Whether anything narrows the list. */
    isFiltered: (search: T): boolean => isSet(search, 'q') || fields.some((field) => isSet(search, field)),
    /** The call behind an address: what is at its default is left to the server. */
    queryOf: (search: T) => ({
      page: search.page,
      per_page: search.per_page,
      sort: search.sort as T['sort'],
      order: search.order,
      ...Object.fromEntries(
        (['q', ...fields] as const)
          .filter((field) => isSet(search, field))
          .map((field) => [field, search[field]]),
      ),
    }),
    cleared: (some: readonly F[] = fields): Partial<T> =>
      ({ ...Object.fromEntries(some.map((field) => [field, defaults[field]])), page: 1 }) as Partial<T>,
  };
};
