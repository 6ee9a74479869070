import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { DB } from '../../../db/schema/types.ts';
import type { Reading, Statement } from './statement.ts';

/** Which organization's data a transaction may touch, and whose jobs it may see. */
export type Scope = {
  organizationId: number;
  userId: number | null;
  /** True for admins, holders of profile.canViewAllBuildings and the system. */
  seesAllJobs: boolean;
  /** True for people with a viewer license: policies of the database hide internal records from them. */
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
  /** Sends COMMIT in the same write as the one statement of `read`, which saves a write. Only for calls that change nothing:
   * an error after it rolls nothing back. */
  endWith: <T>(read: () => T) => T;
};
