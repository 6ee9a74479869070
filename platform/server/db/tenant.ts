import type { Kysely } from 'kysely';
import type { DB } from '../../../db/types.ts';

/** Whose data a transaction may touch and, inside it, whose view of the jobs. */
export type Scope = {
  organizationId: number;
  userId: number | null;
  /** True for admins, holders of profile.canViewAllBuildings and the system. */
  seesAllJobs: boolean;
};

/** A named statement is prepared once per connection. */
export type Statement = { name?: string; text: string; values?: readonly unknown[] };

/** One open tenant transaction: everything read or written through it belongs to `scope.organizationId`. */
export type Tenant = Scope & {
  db: Kysely<DB>;
  query: <T>(statement: Statement) => Promise<T[]>;
  /** Runs after COMMIT succeeded, never when it did not. */
  afterCommit: (work: () => void) => void;
};
