import type { Insertable, Updateable } from 'kysely';
import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { isoText } from '#platform/server/db/iso-text';
import { personName } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import type { Proposals } from '../../../../../db/schema/types.ts';
import { offer, proposalLine, proposalQuestion, proposalStatuses } from '../../contract/index.ts';

const stored = z.object({
  id: z.int(),
  special_project_id: z.int(),
  version: z.int(),
  status: z.enum(proposalStatuses),
  language: field.locale,
  intro: z.string(),
  terms: z.string(),
  lines: z.array(proposalLine),
  /** Null until the proposal is sent. */
  offered: offer.nullable(),
  valid_until: z.string().nullable(),
  sent_at: z.string().nullable(),
  sent_by: z.string().nullable(),
  sent_to: z.array(z.string()),
  pdf_file_id: z.int().nullable(),
  pdf_sha256: z.string().nullable(),
  answered_at: z.string().nullable(),
  answered_by_name: z.string().nullable(),
  answer_note: z.string(),
  chosen: z.array(z.int()),
  signature_file_id: z.int().nullable(),
  updated_at: z.string(),
  seen: z.object({ views: z.int(), last_viewed_at: z.string().nullable() }).nullable(),
  questions: z.array(proposalQuestion),
});

export type StoredProposal = z.infer<typeof stored>;

const columns = `t.id, t.special_project_id, t.version, t.status, t.language, t.intro, t.terms, t.lines, t.offered,
  t.valid_until::text, t.sent_at, ${personName('t', 'sent_by')} as sent_by, t.sent_to, t.pdf_file_id, t.pdf_sha256,
  t.answered_at, t.answered_by_name, t.answer_note, t.chosen, t.signature_file_id, t.updated_at,
  (select json_build_object('views', sum(l.views), 'last_viewed_at', ${isoText('max(l.last_viewed_at)')})
    from share_links l where l.organization_id = $1 and l.kind = 'proposal' and l.record_id = t.id
    having count(*) > 0) as seen,
  coalesce((select json_agg(json_build_object('id', q.id, 'name', q.name, 'question', q.question,
      'asked_at', ${isoText('q.created_at')}, 'answer', q.answer, 'answered_at', ${isoText('q.answered_at')})
      order by q.id)
    from proposal_questions q where q.organization_id = $1 and q.proposal_id = t.id), '[]') as questions`;

export const loadProposal = async (
  tenant: Tenant,
  id: number,
  { lock = false } = {},
): Promise<StoredProposal | undefined> => {
  const [found] = await tenant.query({
    name: lock ? 'proposal-lock' : 'proposal',
    text: `select ${columns} from proposals t
      where t.organization_id = $1 and t.id = $2 and t.deleted_at is null${lock ? ' for update of t' : ''}`,
    values: [tenant.organizationId, id],
    row: stored,
  });
  return found;
};

/** The latest first. */
export const proposalsOf = (tenant: Tenant, projectId: number): Promise<StoredProposal[]> =>
  tenant.query({
    name: 'proposals-of-project',
    text: `select ${columns} from proposals t
      where t.organization_id = $1 and t.special_project_id = $2 and t.deleted_at is null
      order by t.version desc limit 50`,
    values: [tenant.organizationId, projectId],
    row: stored,
  });

type NewProposal = Pick<Insertable<Proposals>, 'special_project_id' | 'version' | 'language'> &
  Pick<StoredProposal, 'intro' | 'terms' | 'lines'>;

export const insertProposal = async (tenant: Tenant, row: NewProposal): Promise<number> => {
  const { id } = await tenant.db
    .insertInto('proposals')
    .values({
      ...row,
      lines: JSON.stringify(row.lines),
      organization_id: tenant.organizationId,
      created_by: tenant.userId,
      updated_by: tenant.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export type ProposalSet = Updateable<Proposals>;

/** The caller must have locked the proposal. */
export const saveProposal = async (tenant: Tenant, id: number, set: ProposalSet): Promise<void> => {
  await tenant.db
    .updateTable('proposals')
    .set({ ...set, updated_by: tenant.userId })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};
