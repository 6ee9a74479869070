import { type Expression, type SqlBool, sql } from 'kysely';
import { type PersonStatus, workHolders } from '../../contract/index.ts';

/** SQL: the person `m` may hold work, see `workHolders`. */
export const mayHoldWorkSql = `m.deleted_at is null and m.status in (${workHolders
  .map((status) => `'${status}'`)
  .join(', ')})`;

/** The same as a condition of a query for `memberships as m`. */
export const mayHoldWork: Expression<SqlBool> = sql<SqlBool>`(${sql.raw(mayHoldWorkSql)})`;

/** The same for a person who was read; undefined for somebody who is no member. */
export const isWorkHolder = (member: { status: string; deleted_at: string | null } | undefined): boolean =>
  member?.deleted_at === null && workHolders.includes(member.status as PersonStatus);
