import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import type { QuestionKey } from '../../contract/index.ts';

const stored = z.object({
  id: z.int(),
  question_id: z.string(),
  instance: z.string(),
  value: z.union([z.null(), z.string(), z.number(), z.object({ name: z.string() })]),
  na: z.boolean(),
  comment: z.string(),
  percent: z.number().nullable(),
  is_deficient: z.boolean(),
  task_id: z.int().nullable(),
  no_task_comment: z.string(),
  photos: z.int(),
});

export type StoredAnswer = z.infer<typeof stored>;

/** All answers of an inspection, with how many photos each has. */
export const loadAnswers = (tenant: Tenant, inspectionId: number): Promise<StoredAnswer[]> =>
  tenant.query({
    name: 'inspection-answers',
    text: `select a.id, a.question_id, a.instance, a.value, a.na, a.comment, a.percent, a.is_deficient, a.task_id, a.no_task_comment,
        (select count(*)::int from files f where f.organization_id = $1 and f.owner_entity = 'inspection-answer'
          and f.owner_id = a.id and f.deleted_at is null) as photos
      from inspection_answers a where a.organization_id = $1 and a.inspection_id = $2 order by a.id`,
    values: [tenant.organizationId, inspectionId],
    row: stored,
  });

export const deficientKeys = (tenant: Tenant, inspectionId: number): Promise<QuestionKey[]> =>
  tenant.db
    .selectFrom('inspection_answers')
    .select(['question_id', 'instance'])
    .where('organization_id', '=', tenant.organizationId)
    .where('inspection_id', '=', inspectionId)
    .where('is_deficient', '=', true)
    .orderBy('id')
    .execute();

/** The row to which the photos of a question belong. It is created here if nobody has answered yet. */
export const ensureAnswer = async (
  { db, organizationId, userId }: Tenant,
  inspectionId: number,
  { question_id, instance }: QuestionKey,
): Promise<number> => {
  const key = { organization_id: organizationId, inspection_id: inspectionId, question_id, instance };
  await db
    .insertInto('inspection_answers')
    .values({ ...key, answered_by: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom('inspection_answers')
    .select('id')
    .where((eb) => eb.and(key))
    .executeTakeFirstOrThrow();
  return id;
};

export const loadInspectionOfAnswer = async (
  tenant: Tenant,
  answerId: number,
): Promise<number | undefined> => {
  const found = await tenant.db
    .selectFrom('inspection_answers')
    .select('inspection_id')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', answerId)
    .executeTakeFirst();
  return found?.inspection_id;
};

export const setAnswerTask = async (
  tenant: Tenant,
  answerId: number,
  set: { task_id: number } | { no_task_comment: string },
): Promise<void> => {
  await tenant.db
    .updateTable('inspection_answers')
    .set(set)
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', answerId)
    .execute();
};
