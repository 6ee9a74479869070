import { peopleOfJob } from '#features/accounts/access/server';
import { requireService, todayAt } from '#features/contracts/contracts/server';
import { loadJob, lockJob } from '#features/sites/jobs/server';
import { invalid, notFound, refused, requireValid } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import { isEnterable } from '#platform/server/clock/dates';
import type { Gather } from '#platform/server/feature/server-feature';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import {
  type JobSchedule,
  type ParentType,
  type PlanBasis,
  type PlanFields,
  type PlanRecord,
  type PlanSummary,
  parentTypes,
  type planEndpoints,
  type scheduleEndpoints,
} from '../contract/index.ts';
import { addDraft } from './draft/add-draft.ts';
import { auditedLines } from './draft/audited-lines.ts';
import { copyPlan } from './draft/copy-plan.ts';
import { squareFeetOf } from './draft/square-feet-of.ts';
import { suggestPlan } from './draft/suggest-plan.ts';
import type { PlanParent, PlanParents } from './plan-parents.ts';
import { mayWrite } from './plan-policy.ts';
import type { PlanRow } from './plan-row.ts';
import { plansOfService } from './plans-of-service-repository.ts';
import { fullPlanAmong } from './record/full-plan.ts';
import { laborBasisOf } from './record/labor-basis.ts';
import { requirePlanContext } from './record/plan-context.ts';
import { presentChanged, presentRecord } from './record/present-record.ts';
import { presentSummary } from './record/present-summary.ts';
import { recordPlanChange } from './record/record-plan-change.ts';
import { lockPlan, requirePlan } from './record/require-plan.ts';
import { saveDraft } from './save-plan-repository.ts';
import { getScheduleCalendar } from './schedule/get-calendar.ts';
import { addPeople, removePeople } from './schedule/plan-people-repository.ts';
import { presentSchedule } from './schedule/present-schedule.ts';
import { recordPeopleChange } from './schedule/record-people-change.ts';
import { shiftsOfJob } from './schedule/shift-repository.ts';
import { activatePlan } from './transitions/activate-plan.ts';
import { planOnDay, planSteps } from './transitions/plan-steps.ts';

/** Checks what the schema cannot. `known` holds the ids of the lines of the plan. */
const checkPlan = (fields: PlanFields, today: string, known: readonly number[]): void => {
  const errors: Record<string, string[]> = {};
  if (!isEnterable(fields.effective_from, today)) errors.effective_from = ['date_range'];
  const seen = new Set<number>();
  for (const [at, { id }] of fields.lines.entries()) {
    if (id === undefined) continue;
    if (!known.includes(id) || seen.has(id)) errors[`lines.${at}.id`] = ['plan_line_unknown'];
    seen.add(id);
  }
  requireValid(errors);
};

type UpdatePlanCall = SignedInCall<(typeof planEndpoints)['updateStaffingPlan']>;

const updatePlan = async (call: UpdatePlanCall, parents: PlanParents): Promise<PlanRecord> => {
  const { updated_at: readAt, ...fields } = call.body;
  const { row, ...context } = await lockPlan(call, parents, readAt);
  if (row.status !== 'draft') throw refused('plan_not_draft');
  const known = row.lines.map(({ id }) => id);
  checkPlan(fields, todayAt(context.job, call.person, call.now), known);
  const changes = changesOf(
    { ...row, lines: auditedLines(row.lines) },
    { ...fields, lines: auditedLines(fields.lines) },
  );
  if (Object.keys(changes).length > 0) {
    await saveDraft(call.tenant, row.id, known, fields);
    await recordPlanChange(
      call,
      { id: row.id, jobId: context.job.id },
      { action: 'staffing-plan.updated', changes },
    );
  }
  return presentChanged(call, context, row.id);
};

type GetPlanBasisCall = SignedInCall<(typeof planEndpoints)['getStaffingPlanBasis']>;

const weekdays = [1, 2, 3, 4, 5];

const getPlanBasis = async (call: GetPlanBasisCall, parents: PlanParents): Promise<PlanBasis> => {
  const { tenant, person, params, now } = call;
  const { job, service, parent } = await requirePlanContext(tenant, parents, params);
  const [square_feet, rows, basisOf] = await Promise.all([
    squareFeetOf(tenant, job.id, params, todayAt(job, person, now)),
    plansOfService(tenant, service.id),
    laborBasisOf(tenant),
  ]);
  return {
    service: { type: service.type, name: service.name },
    parent: { type: params.parentType, id: params.parentId, name: parent.name },
    square_feet,
    days: service.days_of_week.length > 0 ? service.days_of_week : weekdays,
    basis: basisOf(parent),
    full: fullPlanAmong(rows),
    can: { create: parent.open && mayWrite(person) },
  };
};

type ListPlansCall = SignedInCall<(typeof planEndpoints)['listStaffingPlans']>;

const idsOf = (rows: readonly PlanRow[], type: ParentType): number[] => [
  ...new Set(rows.filter(({ parent_type }) => parent_type === type).map(({ parent_id }) => parent_id)),
];

const listPlans = async ({ tenant, params }: ListPlansCall, parents: PlanParents): Promise<PlanSummary[]> => {
  const { service } = await requireService(tenant, params);
  const [rows, basisOf] = await Promise.all([plansOfService(tenant, service.id), laborBasisOf(tenant)]);
  const found = new Map<ParentType, ReadonlyMap<number, PlanParent>>();
  for (const type of parentTypes) {
    const ids = idsOf(rows, type);
    const of = ids.length > 0 ? await parents[type]?.(tenant, ids) : undefined;
    if (of) found.set(type, of);
  }
  return rows.map((row) => {
    const parent = found.get(row.parent_type)?.get(row.parent_id);
    return presentSummary(row, parent, basisOf(parent, row));
  });
};

type ChangePeopleCall = SignedInCall<(typeof scheduleEndpoints)['changeScheduledPeople']>;

/** The call names people to add and to remove, so that two people who do this at once do not overwrite each other. */
const changePeople = async (call: ChangePeopleCall): Promise<JobSchedule> => {
  const { tenant, params, body } = call;
  await lockJob(tenant, params.id);
  const job = await loadJob(tenant, params.id);
  if (!job) throw notFound();
  const before = (await shiftsOfJob(tenant, job.id)).find(({ id }) => id === params.shiftId);
  if (!before) throw notFound();
  const add = body.add.filter((id) => !before.people.some((person) => person.id === id));
  const fit = await peopleOfJob(tenant, job.id, add);
  if (add.some((id) => !fit.has(id))) throw invalid({ add: ['shift_person'] });
  await addPeople(tenant, before.id, add);
  await removePeople(tenant, before.id, body.remove);
  await recordPeopleChange(call, before);
  return presentSchedule(call, job);
};

type CreatePlanCall = SignedInCall<(typeof planEndpoints)['createStaffingPlan']>;

const createPlan = async (call: CreatePlanCall, parents: PlanParents): Promise<PlanRecord> => {
  const { client_uuid, ...fields } = call.body;
  await lockJob(call.tenant, call.params.id);
  const context = await requirePlanContext(call.tenant, parents, call.params);
  checkPlan(fields, todayAt(context.job, call.person, call.now), []);
  return addDraft(call, context, { fields, client_uuid, action: 'staffing-plan.created' });
};

type ArchivePlanCall = SignedInCall<(typeof planEndpoints)['archiveStaffingPlan']>;

const archivePlan = async (call: ArchivePlanCall, parents: PlanParents): Promise<PlanRecord> => {
  const loaded = await lockPlan(call, parents, call.body.updated_at);
  await planSteps.apply(call, await planOnDay(call, loaded), { name: 'archive' });
  return presentChanged(call, loaded, loaded.row.id);
};

type GetSchedulesCall = SignedInCall<(typeof scheduleEndpoints)['getJobSchedules']>;

const getSchedules = async (call: GetSchedulesCall): Promise<JobSchedule> => {
  const job = await loadJob(call.tenant, call.params.id);
  if (!job) throw notFound();
  return presentSchedule(call, job);
};

type Call = SignedInCall<(typeof planEndpoints)['getStaffingPlan']>;

const getPlan = async (call: Call, parents: PlanParents): Promise<PlanRecord> => {
  const { row, ...context } = await requirePlan(call, parents);
  return presentRecord(call, context, row);
};

export const scheduleHandlers: Handlers<typeof scheduleEndpoints> = {
  getJobSchedules: getSchedules,
  getJobScheduleCalendar: getScheduleCalendar,
  changeScheduledPeople: changePeople,
};

export const planHandlers = (gather: Gather): Handlers<typeof planEndpoints> => {
  const parents = gather('planParents');
  return {
    listStaffingPlans: (call) => listPlans(call, parents),
    getStaffingPlanBasis: (call) => getPlanBasis(call, parents),
    getStaffingPlan: (call) => getPlan(call, parents),
    createStaffingPlan: (call) => createPlan(call, parents),
    updateStaffingPlan: (call) => updatePlan(call, parents),
    copyStaffingPlan: (call) => copyPlan(call, parents),
    suggestStaffingPlan: (call) => suggestPlan(call, parents),
    activateStaffingPlan: (call) => activatePlan(call, parents),
    archiveStaffingPlan: (call) => archivePlan(call, parents),
  };
};
