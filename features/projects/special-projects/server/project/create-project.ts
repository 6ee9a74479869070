import { forbidden, invalid } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import { nextNumber } from '#platform/server/db/next-number-repository';
import { waitForTurn } from '#platform/server/db/wait-for-turn-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { SpecialProject, specialProjectEndpoints } from '../../contract/index.ts';
import { setBuildingTenants } from './building-tenants-repository.ts';
import { checkProject, requireClient } from './check-project.ts';
import { presentProject } from './present-project.ts';
import { mayNameTenants } from './project-policy.ts';
import { insertProject, loadByClientUuid } from './project-repository.ts';
import { recordProjectChange } from './record-project-change.ts';
import { columnsOf, settled } from './stored-fields.ts';

type Call = SignedInCall<(typeof specialProjectEndpoints)['createSpecialProject']>;

/** Drafts a project. Numbers count up from 1 in each year, without gaps: the counter is part of the transaction. */
export const createProject = async (call: Call): Promise<SpecialProject> => {
  const { tenant, person, now } = call;
  const { client_uuid, client_id, ...fields } = call.body;
  if (client_uuid) await waitForTurn(tenant, `special-project ${client_uuid}`);
  const known = client_uuid && (await loadByClientUuid(tenant, client_uuid));
  if (known) {
    if (known.created_by !== person.userId) throw invalid({ client_uuid: ['taken'] });
    return presentProject(call, known.id);
  }
  if (fields.building_tenant_ids.length > 0 && !mayNameTenants(person)) throw forbidden();
  await requireClient(tenant, client_id);
  const today = dateAt(now, person.timeZone);
  await checkProject(tenant, fields, null, today);
  const year = Number(today.slice(0, 4));
  const kept = settled(fields);
  const id = await insertProject(tenant, {
    ...columnsOf(kept),
    client_id,
    year,
    serial: await nextNumber(tenant, `special-project-${year}`),
    ...(client_uuid && { client_uuid }),
  });
  await setBuildingTenants(tenant, id, kept.building_tenant_ids);
  await recordProjectChange(
    call,
    { id, job_id: fields.job_id, building_id: fields.building_id },
    { action: 'special-project.created', to: 'draft', changes: { title: [null, kept.title] } },
  );
  return presentProject(call, id);
};
