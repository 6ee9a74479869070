import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { type QuestionKey, questionKey } from '../../contract/answers/placed-question.ts';

/** An entry that fits its question, with what the server makes of it. */
export type Entry = QuestionKey & {
  client_uuid: string;
  value: unknown;
  na: boolean;
  comment: string;
  percent: number | null;
  is_deficient: boolean;
  answered_at: string;
  device_at: string | null;
};

const known = questionKey.extend({ client_uuid: z.string() });

/** Stores the entries in the history; returns those that are new. */
export const saveEntries = (
  tenant: Tenant,
  inspectionId: number,
  entries: readonly Entry[],
  now: Date,
): Promise<z.infer<typeof known>[]> =>
  tenant.query({
    name: 'inspection-answers-keep',
    text: `insert into inspection_answer_history (organization_id, inspection_id, client_uuid, question_id, instance, value,
        na, comment, answered_at, device_at, received_at, answered_by)
      select $1, $2, e.client_uuid, e.question_id, e.instance, nullif(e.value, 'null'::jsonb), e.na, e.comment,
        e.answered_at, e.device_at, $4, $5
      from jsonb_to_recordset($3::jsonb) as e (client_uuid uuid, question_id uuid, instance text, value jsonb, na boolean,
        comment text, answered_at timestamptz, device_at timestamptz)
      on conflict do nothing returning client_uuid, question_id, instance`,
    values: [tenant.organizationId, inspectionId, JSON.stringify(entries), now, tenant.userId],
    row: known,
  });

/** Makes the entries stand. Of two answers to one question the later stands, of two at the same moment the one that arrived last.
 * The caller passes one entry for each question. */
export const saveLaterEntries = (
  tenant: Tenant,
  inspectionId: number,
  entries: readonly Entry[],
  now: Date,
): Promise<QuestionKey[]> =>
  tenant.query({
    name: 'inspection-answers-stand',
    text: `insert into inspection_answers as a (organization_id, inspection_id, question_id, instance, value, na, comment,
        percent, is_deficient, answered_at, received_at, answered_by)
      select $1, $2, e.question_id, e.instance, nullif(e.value, 'null'::jsonb), e.na, e.comment, e.percent,
        e.is_deficient, e.answered_at, $4, $5
      from jsonb_to_recordset($3::jsonb) as e (question_id uuid, instance text, value jsonb, na boolean, comment text,
        percent double precision, is_deficient boolean, answered_at timestamptz)
      on conflict (organization_id, inspection_id, question_id, instance) do update set
        value = excluded.value, na = excluded.na, comment = excluded.comment, percent = excluded.percent,
        is_deficient = excluded.is_deficient, answered_at = excluded.answered_at, received_at = excluded.received_at,
        answered_by = excluded.answered_by
      where a.answered_at is null or excluded.answered_at >= a.answered_at
      returning question_id, instance`,
    values: [tenant.organizationId, inspectionId, JSON.stringify(entries), now, tenant.userId],
    row: questionKey,
  });
