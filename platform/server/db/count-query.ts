import type { SelectQueryBuilder } from 'kysely';
import type { Tenant } from './tenant.ts';

/** Counts the rows of a query of the builder, up to `max`. */
export const countQuery = async <D, T extends keyof D, O>(
  tenant: Tenant,
  query: SelectQueryBuilder<D, T, O>,
  max: number | null,
): Promise<number> => {
  const counted = max === null ? query : query.limit(max);
  const { total } = await tenant.db
    .selectFrom(counted.as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};
