import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Client } from '../client/client-repository.ts';
import { type ClientCall, recordClientChange } from '../client/record-client-change.ts';
import { fieldChanges } from './merge-fields.ts';
import type { MergePlan } from './plan-merge.ts';

const labelOf = ({ account_number, name }: Client): string => `${account_number} ${name}`;

/** Both audit logs say who merged what into what and how much moved, and one of them what the other client had. Features
 * above follow the events. */
export const recordMerge = async (call: ClientCall, plan: MergePlan): Promise<void> => {
  const { from, into, contacts, counts } = plan;
  const { came, lost } = fieldChanges(from, into, plan.fields);
  const numbers = [
    ...counts,
    { kind: 'contacts', count: contacts.gone.length },
    { kind: 'contacts_joined', count: contacts.pairs.length },
  ].map(({ kind, count }): [string, [unknown, unknown]] => [kind, [null, count]]);
  const moved = Object.fromEntries(numbers);
  await writeAudit(call.tenant, call.person, {
    action: 'client.merged',
    entity: 'client',
    entityId: into.id,
    note: labelOf(from),
    changes: { ...came, ...moved, merged_id: [null, from.id] },
  });
  await recordClientChange(call, from.id, {
    action: 'client.merged-into',
    from: from.status,
    note: labelOf(into),
    changes: { ...lost, ...moved, merged_into_id: [null, into.id] },
  });
  await call.wiring.events.publish(call.tenant, {
    name: 'client.merged',
    entity: 'client',
    entityId: into.id,
    jobId: null,
    actorUserId: call.person.userId,
    data: { merged_id: from.id },
  });
};
