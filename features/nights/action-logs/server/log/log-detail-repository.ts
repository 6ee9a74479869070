import { z } from 'zod';
import { inScopeSql } from '#features/accounts/access/server';
import { auditOf, auditRow } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import type { Person } from '#platform/server/http/person';
import { actionLog, type RecordRef } from '../../contract/index.ts';
import { entriesOf, entryRow } from '../entries/entries-sql-repository.ts';
import { roundsOfLog } from '../rounds/rounds-sql-repository.ts';
import { isNamed, keysOfLog } from './log-keys-repository.ts';
import { detailColumns, rowColumns, rowJoins, statusConditions } from './row-columns-repository.ts';

const row = actionLog
  .omit({ timeline: true, allowed_transitions: true, can: true })
  .extend({ porter_id: z.int(), entries: z.array(entryRow), history: z.array(auditRow) });

export type LogDetail = z.infer<typeof row>;

/** One log with everything its page shows, when the person sees its job and its status; the system (null) sees all. */
export const loadLogDetail = async (
  tenant: Tenant,
  person: Pick<Person, 'flags'> | null,
  ref: RecordRef,
): Promise<LogDetail | undefined> => {
  const values = collectValues([tenant.organizationId, ref]);
  const where = [
    't.organization_id = $1',
    't.deleted_at is null',
    isNamed(ref, '$2'),
    ...(person ? statusConditions(person) : []),
  ];
  const scope = person === null ? '' : inScopeSql(tenant, 't.job_id', values);
  const [found] = await tenant.query({
    text: `select ${rowColumns}, ${detailColumns}, ${entriesOf('t.id')} as entries,
        ${auditOf('action-log', 't.id')} as history, ${roundsOfLog} as rounds,
        ${keysOfLog} as keys
      from action_logs t ${rowJoins} where ${where.join(' and ')}${scope}`,
    values: values.all,
    row,
  });
  return found;
};
