import type { Person } from '#platform/server/http/person';
import { type ReportActor, seesOnlyFinal } from '../../contract/index.ts';

export const actorOf = ({ userId, flags, license }: Person): ReportActor => ({ userId, flags, license });

/** SQL: the person may see the report `t` by its status. */
export const statusConditions = ({ flags }: Pick<Person, 'flags'>): string[] =>
  seesOnlyFinal(flags) ? [`t.status = 'finalized'`] : [];

/** SQL: somebody has said all there was to say in this report, as far as the person may know. */
export const submitted = (report: string, onlyFinal: boolean): string =>
  `${report}.status ${onlyFinal ? `= 'finalized'` : `<> 'new'`}`;
