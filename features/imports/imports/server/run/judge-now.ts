import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { ImportMapping } from '../../contract/index.ts';
import type { AnyKind, CleanTableRow, JudgedRow } from '../kind.ts';
import { judgeRows, rowsToJudge } from './judge-rows.ts';

type Call = { tenant: Tenant; person: Person; now: Date };

type Input = { id: number; mapping: ImportMapping; cleaned: readonly CleanTableRow[] };

/** What would become of the rows if this person started the import now. */
export const judgeNow = async (
  kind: AnyKind,
  { tenant, person, now }: Call,
  { id, mapping, cleaned }: Input,
): Promise<{ judged: JudgedRow[]; plan: unknown }> => {
  const plan = await kind.plan(tenant, person, mapping, rowsToJudge(cleaned));
  const judging = { importId: id, mapping, plan, own: new Map(), timeZone: person.timeZone, now };
  return { judged: await judgeRows(kind, tenant, cleaned, judging), plan };
};
