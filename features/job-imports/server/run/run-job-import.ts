import { notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import { scopeOf } from '#platform/server/http/person';
import { twoSteps } from '#platform/server/http/two-steps';
import { canMap, type jobImportEndpoints, runnableFrom } from '../../contract/index.ts';
import { presentImport } from '../job-import-presenter.ts';
import { findImport } from '../job-import-repository.ts';
import { checkMapping } from '../preview/check-mapping.ts';
import { checkRows } from '../rows/check-rows.ts';
import type { CleanTableRow } from '../rows/clean-table.ts';
import { countRows } from '../rows/count-rows.ts';
import { loadFacts } from '../rows/load-facts.ts';
import { moveImport, startImport } from './import-state-repository.ts';
import { findImportOf, readImport } from './load-import.ts';
import { createNamedClients, findDefaultClient } from './plan-clients.ts';

type Endpoint = (typeof jobImportEndpoints)['runJobImport'];

/** Decides with the person's rights what the run may not decide later: the clients, and the mapping itself. */
const start = async (
  { tenant, person, params, body }: SignedInCall<Endpoint>,
  cleaned: readonly CleanTableRow[],
): Promise<boolean> => {
  const { mapping } = body;
  // Before any client is made, so that of two people who start at once the second makes none.
  const record = await findImport(tenant, params.id, { lock: 'wait' });
  if (!record || !canMap(record)) return false;
  const facts = await loadFacts(tenant, cleaned, {
    importId: params.id,
    timeZone: person.timeZone,
    defaultClient: await findDefaultClient(tenant, person, mapping),
    createClients: mapping.create_clients,
  });
  const checked = checkRows(cleaned, facts);
  const createdIds = await createNamedClients(tenant, person, checked);
  return startImport(tenant, params.id, runnableFrom, {
    mapping,
    clientId: mapping.client !== null && 'id' in mapping.client ? mapping.client.id : null,
    counts: {
      preview: countRows(checked),
      created_client_ids: [...(record.counts.created_client_ids ?? []), ...createdIds],
    },
  });
};

/** Hands the import to the queue; one that stopped half way goes on with the mapping it began with. */
export const runJobImport = twoSteps<Endpoint, CleanTableRow[] | 'goes-on'>({
  prepare: async ({ wiring, person, params, body }) => {
    const record = await findImportOf(wiring, scopeOf(person), params.id);
    if (!runnableFrom.includes(record.status)) throw refused('import_not_runnable');
    if (!canMap(record)) return 'goes-on';
    checkMapping(body.mapping, record.columns);
    return readImport(wiring, person.organizationId, record, body.mapping);
  },
  run: async (call, cleaned) => {
    const { tenant, person, params, wiring, say } = call;
    const started =
      cleaned === 'goes-on'
        ? await moveImport(tenant, params.id, ['failed'], 'queued')
        : await start(call, cleaned);
    if (!started) throw refused('import_not_runnable');
    await wiring.queue.add(tenant, 'imports', {
      organizationId: person.organizationId,
      importId: params.id,
      userId: person.userId,
    });
    await writeAudit(tenant, person, {
      action: 'job-import.started',
      entity: 'job_import',
      entityId: params.id,
      to: 'queued',
    });
    const record = await findImport(tenant, params.id);
    if (!record) throw notFound();
    return presentImport(record, person, say);
  },
});
