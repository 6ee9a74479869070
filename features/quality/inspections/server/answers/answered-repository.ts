import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { inspectionState } from '../../contract/inspection/inspection.ts';
import { statusCode } from '../inspection/row-columns-repository.ts';
import { answerRow, answersOf } from './answers-sql-repository.ts';

const row = inspectionState.extend({ answers: z.array(answerRow) });

/** An inspection of which the caller has made sure that it may be seen, with the answers to these questions. */
export const findAnswered = async (tenant: Tenant, id: number, questionIds: readonly string[]) => {
  const [found] = await tenant.query({
    name: 'inspection-answered',
    text: `select t.id, t.number, t.status, ${statusCode} as status_code, t.score, t.outcome, t.band, t.critical_fail,
        t.deficiency_count, t.section_scores, t.updated_at,
        ${answersOf('t.id', ' and a.question_id = any($3::uuid[])')} as answers
      from inspections t where t.organization_id = $1 and t.id = $2`,
    values: [tenant.organizationId, id, questionIds],
    row,
  });
  return found;
};
