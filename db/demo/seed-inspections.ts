import { createHash } from 'node:crypto';
import { scaleOf, type TemplateSnapshot } from '#features/quality/inspection-templates/contract';
import { templateForInspection } from '#features/quality/inspection-templates/server';
import {
  type PlacedQuestion,
  placedQuestions,
  proposedDescription,
  proposedPriority,
  type QuestionKey,
  type ScoredAnswer,
  scoreOf,
  scorePartsOf,
} from '#features/quality/inspections/contract';
import { derivedTitle } from '#features/tasks/tasks/contract';
import { nextNumber } from '#platform/server/db/next-number-repository';
import type { Tenant } from '#platform/server/db/tenant';
import { type DemoInspection, demoInspections } from './demo-inspections.ts';
import { type InspectedSite, inspectedSites, publishedTemplates } from './inspected-sites.ts';

const day = 24 * 3_600_000;

/** A number from 0 to 1 that is the same in every installation. */
const chance = (...of: (string | number)[]): number =>
  createHash('sha1').update(of.join(' ')).digest().readUInt32BE(0) / 2 ** 32;

type Entered = ScoredAnswer & {
  placed: PlacedQuestion;
  comment: string;
  percent: number | null;
  is_deficient: boolean;
};

const remarks = ['Told the crew on the spot.', 'Second time this month.', 'Only near the windows.', ''];

const give = (placed: PlacedQuestion, snapshot: TemplateSnapshot, plan: DemoInspection): Entered | null => {
  const { question, question_id, instance, place } = placed;
  const at = [plan.daysAgo, question.label, place?.name ?? ''];
  const choices = scaleOf(question, snapshot)?.choices.toSorted((a, b) => b.percent - a.percent);
  if (!choices) return null;
  const na = plan.special === 'nothing' || (question.allow_na && chance(...at, 'na') < 0.04);
  const luck = chance(...at) * 1.25 + plan.quality - 0.55;
  const worst = choices.length - 1;
  const rank = Math.max(0, Math.min(worst, Math.floor((1 - luck) * 2.2 * Math.sqrt(worst))));
  // A critical question gets the best choice, except in the inspection with a critical fail.
  const critical = plan.special === 'critical' ? worst : 0;
  const choice = na ? undefined : choices[question.critical ? critical : rank];
  const is_deficient = choice?.is_deficient === true;
  const comment = is_deficient ? (remarks[Math.floor(chance(...at, 'said') * remarks.length)] ?? '') : '';
  return {
    placed,
    question_id,
    instance,
    na,
    comment,
    is_deficient,
    value: choice?.key ?? null,
    percent: choice?.percent ?? null,
  };
};

type Made = { id: number; site: InspectedSite; snapshot: TemplateSnapshot; entered: Entered[] };

type Around = { tenant: Tenant; people: Map<string, number>; now: Date };

/** The task of a deficient answer: done where the inspection is final, half of them where it waits. */
const seedTask = async (
  { tenant, people, now }: Around,
  plan: DemoInspection,
  { id, site, snapshot }: Made,
  { placed, value, comment }: Entered,
  place: number,
): Promise<number> => {
  const description = proposedDescription(placed, { value, comment }, snapshot, 'en');
  const created = now.getTime() - plan.daysAgo * day;
  const isDone = plan.status === 'finalized' || place % 2 === 1;
  const ended = new Date(Math.min(created + (1 + place) * day, now.getTime() - 3_600_000)).toISOString();
  const supervisor = people.get('supervisor') ?? null;
  const task = await tenant.db
    .insertInto('tasks')
    .values({
      organization_id: tenant.organizationId,
      number: await nextNumber(tenant, 'task'),
      title: derivedTitle(description),
      description,
      job_id: site.job_id,
      building_id: site.building_id,
      area: placed.section.title.slice(0, 100),
      source: 'inspection',
      related_type_id: id,
      type: 'deficiency',
      priority_level: proposedPriority(placed.question),
      status: isDone ? 'closed' : 'open',
      due_at: new Date(created + 3 * day).toISOString(),
      ...(isDone ? { serviced_at: ended, completed_at: ended, closed_by: supervisor } : {}),
      created_by: supervisor,
      created_at: new Date(created).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return task.id;
};

const timesOf = (plan: DemoInspection, now: Date) => {
  const began = now.getTime() - plan.daysAgo * day - 40 * 60_000;
  const ended = new Date(began + 35 * 60_000).toISOString();
  const isDone = plan.status !== 'new';
  return {
    started_at: new Date(began).toISOString(),
    inspected_at: isDone ? ended : new Date(began).toISOString(),
    completed_at: isDone ? ended : null,
    waits_since: plan.status === 'completed' ? ended : null,
    finalized_at: plan.status === 'finalized' ? new Date(Date.parse(ended) + day).toISOString() : null,
  };
};

type Parent = { id: number; only: QuestionKey[] } | null;

const insertOne = async (
  around: Around,
  plan: DemoInspection,
  { site, snapshot, entered }: Omit<Made, 'id'>,
  parent: Parent,
): Promise<number> => {
  const { tenant, people, now } = around;
  const inspector = people.get(plan.site % 2 === 0 ? 'supervisor' : 'area.manager') ?? null;
  const { section_scores, ...result } = scoreOf(snapshot, entered);
  const parts = scorePartsOf(snapshot, section_scores, entered);
  await templateForInspection(tenant, snapshot.template_id, snapshot.version);
  const { id } = await tenant.db
    .insertInto('inspections')
    .values({
      organization_id: tenant.organizationId,
      number: await nextNumber(tenant, 'inspection'),
      status: plan.status,
      template_id: snapshot.template_id,
      template_version: snapshot.version,
      inspection_type: snapshot.inspection_type.key,
      job_id: site.job_id,
      building_id: site.building_id,
      inspected_by: inspector,
      created_by: inspector,
      completed_by: plan.status === 'new' ? null : inspector,
      visibility: snapshot.visibility === 'internal' ? 'internal' : 'public',
      target_score: snapshot.target_score,
      score_method: JSON.stringify(snapshot.score_method),
      places: JSON.stringify(site.places),
      parent_inspection_id: parent?.id ?? null,
      only_asked: parent ? JSON.stringify(parent.only) : null,
      ...timesOf(plan, now),
      ...(plan.status === 'new'
        ? {}
        : {
            ...result,
            section_scores: JSON.stringify(section_scores),
            section_kinds: JSON.stringify(parts.section_kinds),
            issues: JSON.stringify(parts.issues),
          }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tenant.db
    .insertInto('audit_log')
    .values({
      organization_id: tenant.organizationId,
      entity: 'inspection',
      entity_id: id,
      changes: '{}',
      action: 'inspection.created',
      to_status: 'new',
      actor_user_id: inspector,
      job_id: site.job_id,
      building_id: site.building_id,
      at: timesOf(plan, now).started_at,
    })
    .execute();
  return id;
};

const insertAnswers = async (around: Around, plan: DemoInspection, made: Made): Promise<void> => {
  const { tenant, people, now } = around;
  const { started_at } = timesOf(plan, now);
  let tasks = 0;
  let open = 0;
  for (const entered of made.entered) {
    const makesTask = entered.is_deficient && plan.status !== 'new' && plan.status !== 'completed';
    const task_id = makesTask ? await seedTask(around, plan, made, entered, tasks) : null;
    if (makesTask) {
      if (plan.status === 'pending' && tasks % 2 === 0) open += 1;
      tasks += 1;
    }
    await tenant.db
      .insertInto('inspection_answers')
      .values({
        organization_id: tenant.organizationId,
        inspection_id: made.id,
        task_id,
        question_id: entered.question_id,
        instance: entered.instance,
        na: entered.na,
        comment: entered.comment,
        value: entered.value === null ? null : JSON.stringify(entered.value),
        percent: entered.percent,
        is_deficient: entered.is_deficient,
        answered_at: started_at,
        no_task_comment: entered.is_deficient && plan.status === 'completed' ? 'Put right at once' : '',
        answered_by: people.get('supervisor') ?? null,
      })
      .execute();
  }
  await tenant.db
    .updateTable('inspections')
    .set({ task_count: tasks, open_tasks: open })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', made.id)
    .execute();
};

type Known = { sites: readonly InspectedSite[]; templates: readonly TemplateSnapshot[] };

/** Whether the site has enough questions of the template to score. One without restrooms has few of a template of
 * restrooms. */
const isScorable = (template: TemplateSnapshot, site: InspectedSite): boolean =>
  placedQuestions(template, site.places, null).filter(({ question }) => scaleOf(question, template)).length >=
  5;

/** The site and the template: those of the inspection that is repeated, or a template that has questions for the site. */
const walkOf = (plan: DemoInspection, { sites, templates }: Known, repeated: Made | undefined) => {
  if (repeated) return { site: repeated.site, snapshot: repeated.snapshot };
  const site = sites[plan.site % sites.length];
  const snapshot = [templates[plan.template], templates[0]].find(
    (template) => template && site && isScorable(template, site),
  );
  return site && snapshot ? { site, snapshot } : undefined;
};

const seedOne = async (
  around: Around,
  plan: DemoInspection,
  known: Known,
  repeated: Made | undefined,
): Promise<Made | undefined> => {
  const walk = walkOf(plan, known, repeated);
  if (!walk) return undefined;
  const { site, snapshot } = walk;
  const only = repeated?.entered
    .filter(({ is_deficient }) => is_deficient)
    .map(({ question_id, instance }) => ({ question_id, instance }));
  const placed = placedQuestions(snapshot, site.places, only ?? null);
  // A new inspection is still being walked: half of its questions are answered.
  const reached = plan.status === 'new' ? placed.slice(0, Math.ceil(placed.length / 2)) : placed;
  const entered = reached.flatMap((one) => give(one, snapshot, plan) ?? []);
  const parent = repeated ? { id: repeated.id, only: only ?? [] } : null;
  const made = {
    id: await insertOne(around, plan, { site, snapshot, entered }, parent),
    site,
    snapshot,
    entered,
  };
  await insertAnswers(around, plan, made);
  return made;
};

/** Inspections of half a year in all statuses, oldest first; one repeats another, one has a critical fault, and one had
 * nothing to score. */
export const seedInspections = async (
  tenant: Tenant,
  people: Map<string, number>,
  now: Date,
): Promise<void> => {
  const known = { sites: await inspectedSites(tenant), templates: await publishedTemplates(tenant) };
  let last: Made | undefined;
  for (const plan of demoInspections.toReversed())
    last = await seedOne({ tenant, people, now }, plan, known, plan.special === 'again' ? last : undefined);
};
