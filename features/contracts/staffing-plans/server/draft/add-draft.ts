import { invalid, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { PlanFields, PlanRecord } from '../../contract/index.ts';
import type { ParentParams, PlanContext } from '../record/plan-context.ts';
import { presentChanged } from '../record/present-record.ts';
import { recordPlanChange } from '../record/record-plan-change.ts';
import { insertPlan, loadByClientUuid } from '../save-plan-repository.ts';
import { copyPeople } from '../schedule/plan-people-repository.ts';

type Call = {
  tenant: Tenant;
  person: Person;
  now: Date;
  wiring: Pick<Wiring, 'events'>;
  params: ParentParams;
};

type Draft = {
  fields: PlanFields;
  client_uuid: string | undefined;
  action: string;
  /** Ids of the lines whose people the lines of the draft get, in the same order. */
  peopleOf?: readonly number[];
};

/** Creates a draft. A repeat with the same client_uuid returns the existing plan. The caller must have locked the job. */
export const addDraft = async (
  call: Call,
  context: PlanContext,
  { fields, client_uuid, action, peopleOf = [] }: Draft,
): Promise<PlanRecord> => {
  const { tenant, person, params } = call;
  const known = client_uuid && (await loadByClientUuid(tenant, client_uuid));
  if (known) {
    if (known.job_service_id !== context.service.id || known.created_by !== person.userId)
      throw invalid({ client_uuid: ['taken'] });
    return presentChanged(call, context, known.id);
  }
  if (!context.parent.open) throw refused('plan_parent_closed', { name: context.parent.name });
  const { id } = await insertPlan(
    tenant,
    {
      ...fields,
      job_service_id: context.service.id,
      parent: { type: params.parentType, id: params.parentId },
      client_uuid,
      copy_of: peopleOf,
    },
    person.userId,
  );
  await copyPeople(tenant, id);
  await recordPlanChange(
    call,
    { id, jobId: context.job.id },
    { action, to: 'draft', changes: { plan_type: [null, fields.plan_type] } },
  );
  return presentChanged(call, context, id);
};
