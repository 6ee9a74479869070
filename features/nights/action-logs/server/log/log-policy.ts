import type { Person } from '#platform/server/http/person';
import { type LogActor, seesOnlyFinal } from '../../contract/index.ts';

export const actorOf = ({ userId, flags, license }: Person): LogActor => ({ userId, flags, license });

/** SQL: the person may see the log `t` by its status. */
export const statusConditions = ({ flags }: Pick<Person, 'flags'>): string[] =>
  seesOnlyFinal(flags) ? [`t.status = 'finalized'`] : [];
