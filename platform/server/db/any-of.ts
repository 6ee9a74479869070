import { type RawBuilder, sql } from 'kysely';

/** A condition for the query builder with one parameter for the whole list. `in` would need one for each value. */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`any(${values})`;
