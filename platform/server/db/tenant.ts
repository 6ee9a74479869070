import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../../../db/types.ts';
import type { Reading, Statement } from './statement.ts';

/** Which organization's data a transaction may touch, and whose jobs it may see. */
export type Scope = {
  organizationId: number;
  userId: number | null;
  /** True for admins, holders of profile.canViewAllBuildings and the system. */
  seesAllJobs: boolean;
  /** True for people with a viewer license: nothing internal is there for them. */
  isViewer: boolean;
};

/** Runs SQL. With a schema it returns the parsed rows; without one it returns nothing. */
type Query = {
  <S extends z.ZodType>(statement: Reading<S>): Promise<z.output<S>[]>;
  (statement: Statement & { row?: never }): Promise<void>;
};

/** An open transaction of one organization: everything read or written through it belongs to `scope.organizationId`. */
export type Tenant = Scope & {
  db: Kysely<DB>;
  query: Query;
  /** Runs after a successful COMMIT only. */
  afterCommit: (work: () => void) => void;
  /** Sends COMMIT together with the one statement of `read`: a write less, of three. For calls that change nothing, since
   * an error after it takes nothing back. */
  endWith: <T>(read: () => T) => T;
};
