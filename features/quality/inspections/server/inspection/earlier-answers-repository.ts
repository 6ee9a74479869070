import { z } from 'zod';
import { isoText } from '#platform/server/db/iso-text';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { InspectionRef } from '../../contract/index.ts';
import { answerRow, answersJson } from '../answers/answer-json-repository.ts';
import { seenInspection } from './seen-sql-repository.ts';

export const earlierRow = z.object({
  id: z.int(),
  number: z.int(),
  score: z.number().nullable(),
  inspected_at: z.string(),
  answers: z.array(answerRow),
});

const row = z.object({ earlier: earlierRow.nullable() });

/** SQL: the inspection `p` as one before another, as JSON. */
export const earlierJson = (
  more = '',
): string => `json_build_object('id', p.id, 'number', p.number, 'score', p.score,
  'inspected_at', ${isoText('p.inspected_at')}, 'answers', ${answersJson('p.id', more)})`;

/** The last finished walk with the same template through the same building before this one, re-inspections apart. Undefined
 * when this one is out of sight, null when there was none. */
export const loadEarlierAnswers = async (
  tenant: Tenant,
  person: Pick<Person, 'flags'>,
  ref: InspectionRef,
): Promise<z.infer<typeof earlierRow> | null | undefined> => {
  const { where, inScope, values } = seenInspection(tenant, person, ref);
  const [found] = await tenant.query({
    text: `select (select ${earlierJson()} from inspections p
        where p.organization_id = $1 and p.building_id = t.building_id and p.template_id = t.template_id
          and p.deleted_at is null and p.status <> 'new' and p.parent_inspection_id is null
          and p.id <> t.id and p.inspected_at < t.inspected_at${inScope('p.job_id')}
        order by p.inspected_at desc, p.id desc limit 1) as earlier
      from inspections t where ${where}`,
    values,
    row,
  });
  return found?.earlier;
};
