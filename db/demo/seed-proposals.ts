import { daysValid } from '#features/projects/proposals/contract';
import type { ScopeLine } from '#features/projects/special-projects/contract';
import { saveOffer } from '#features/projects/special-projects/server';
import { addDays } from '#platform/contract/add-days';
import type { Tenant } from '#platform/server/db/tenant';
import type { DemoProject, DemoProposal } from './demo-projects.ts';

const terms = `Price holds for the areas named above. Work is done outside of office hours unless agreed otherwise.

Invoice after the work is done, due in 30 days.`;

const intro = 'Thank you for walking the site with us. This is what we would do, and what it costs.';

const linesOf = (lines: readonly ScopeLine[], optional: boolean) =>
  lines.map((line) => ({ ...line, optional }));

/** What the client of a demo project was offered, and what it said. */
export const seedProposal = async (
  tenant: Tenant,
  projectId: number,
  { lines }: Pick<DemoProject, 'lines'>,
  demo: DemoProposal,
  { now, today }: { now: Date; today: string },
): Promise<void> => {
  const valid_until = addDays(today, demo.validUntil);
  const sent_at = `${addDays(valid_until, -daysValid)}T15:00:00Z`;
  const { id } = await tenant.db
    .insertInto('proposals')
    .values({
      organization_id: tenant.organizationId,
      special_project_id: projectId,
      version: 1,
      status: demo.status,
      intro,
      terms,
      valid_until,
      lines: JSON.stringify([...linesOf(lines, false), ...linesOf(demo.options, true)]),
      sent_at,
      sent_to: JSON.stringify(['facilities@client.example']),
      ...(demo.status !== 'sent' && {
        answered_at: now.toISOString(),
        answered_by_name: demo.by ?? null,
        answer_note: demo.note ?? '',
        chosen: JSON.stringify((demo.taken ?? []).map((at) => lines.length + at)),
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const answer = demo.status === 'sent' ? null : demo.status;
  await saveOffer(tenant, projectId, { sent_at, valid_until, answer });
  if (demo.question)
    await tenant.db
      .insertInto('proposal_questions')
      .values({
        organization_id: tenant.organizationId,
        proposal_id: id,
        name: 'Priya Nair',
        question: demo.question,
      })
      .execute();
};

const templates = [
  {
    name: 'Carpet, hot water extraction',
    project_type: 'carpet cleaning',
    lines: [
      { description: 'Carpet', quantity: 1000, unit_of_measure: 'sq ft', unit_price: 0.22, optional: false },
      {
        description: 'Stain protection',
        quantity: 1000,
        unit_of_measure: 'sq ft',
        unit_price: 0.06,
        optional: true,
      },
    ],
  },
  {
    name: 'Exterior glass',
    project_type: 'glass cleaning',
    lines: [
      {
        description: 'Exterior glass',
        quantity: 1,
        unit_of_measure: 'floor',
        unit_price: 380,
        optional: false,
      },
      {
        description: 'Frames and sills',
        quantity: 1,
        unit_of_measure: 'lump sum',
        unit_price: 210,
        optional: true,
      },
    ],
  },
] as const;

/** The templates that proposals of the demo begin with. */
export const seedProposalTemplates = async (tenant: Tenant): Promise<void> => {
  for (const { lines, ...template } of templates)
    await tenant.db
      .insertInto('proposal_templates')
      .values({
        organization_id: tenant.organizationId,
        ...template,
        intro,
        terms,
        lines: JSON.stringify(lines),
      })
      .execute();
};
