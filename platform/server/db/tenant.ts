import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../../../db/types.ts';
import type { Reading, Statement } from './statement.ts';

/** Whose data a transaction may touch and, inside it, whose view of the jobs. */
export type Scope = {
  organizationId: number;
  userId: number | null;
  /** True for admins, holders of profile.canViewAllBuildings and the system. */
  seesAllJobs: boolean;
};

/** Runs SQL. Rows are answered as their schema has them; without one nothing is. */
type Query = {
  <S extends z.ZodType>(statement: Reading<S>): Promise<z.output<S>[]>;
  (statement: Statement & { row?: never }): Promise<void>;
};

/** One open tenant transaction: everything read or written through it belongs to `scope.organizationId`. */
export type Tenant = Scope & {
  db: Kysely<DB>;
  query: Query;
  /** Runs after COMMIT succeeded, never when it did not. */
  afterCommit: (work: () => void) => void;
};
