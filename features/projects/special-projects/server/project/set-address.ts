import type { Address } from '#features/sites/clients/contract';
import { type MessageRef, refused } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import type { SpecialProject } from '../../contract/index.ts';
import { lockProject } from './lock-project.ts';
import { presentProject } from './present-project.ts';
import { hasEnded } from './project-policy.ts';
import { saveProject } from './project-repository.ts';
import { recordProjectChange } from './record-project-change.ts';

type Call = {
  tenant: Tenant;
  person: Person;
  now: Date;
  say: (messageRef: MessageRef) => string;
  wiring: { events: Events };
  params: { id: number };
};

/** Sets one of its addresses; null takes it away. */
const setAddress =
  (column: 'service_address' | 'billing_address') =>
  async (call: Call, address: Address | null, readAt?: string): Promise<SpecialProject> => {
    const project = await lockProject(call, call.params.id, readAt);
    if (hasEnded(project.status)) throw refused('project_ended');
    const changes = changesOf({ [column]: project[column] }, { [column]: address });
    if (Object.keys(changes).length === 0) return presentProject(call, project.id);
    const stored = address && JSON.stringify(address);
    await saveProject(call.tenant, project.id, { [column]: stored });
    await recordProjectChange(call, project, { action: 'special-project.updated', changes });
    return presentProject(call, project.id);
  };

export const setServiceAddress = setAddress('service_address');

export const setBillingAddress = setAddress('billing_address');
