import { type RawBuilder, sql } from 'kysely';

/** One value for the query builder, however many there are; `in` takes a value for each. */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`any(${values})`;
