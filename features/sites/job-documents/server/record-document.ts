import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { type DocumentType, isConfidential } from '../contract/index.ts';

type Call = {
  tenant: Tenant;
  person: Person;
  wiring: Pick<Wiring, 'events'>;
  params: { id: number };
};

type Change = {
  action: `job-document.${'added' | 'updated' | 'deleted'}`;
  fileId: number;
  type: DocumentType;
  changes: Record<string, [unknown, unknown]>;
};

/** Audit row and event of a change of a document, always together. */
export const recordDocument = async (
  { tenant, person, wiring, params }: Call,
  { action, fileId, type, changes }: Change,
): Promise<void> => {
  const entity = isConfidential(type) ? 'confidential-document' : 'job-document';
  await writeAudit(tenant, person, { action, entity, entityId: fileId, jobId: params.id, changes });
  await wiring.events.publish(tenant, {
    name: action,
    entity: 'job-document',
    entityId: fileId,
    jobId: params.id,
    actorUserId: person.userId,
    data: { changes },
  });
};
