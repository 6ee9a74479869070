import { notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import { scopeOf } from '#platform/server/http/person';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import { canMap, type ImportCalls, runnableFrom } from '../../contract/index.ts';
import { presentImport } from '../import-presenter.ts';
import { loadImport } from '../import-repository.ts';
import type { AnyKind } from '../kind.ts';
import { checkMapping } from '../preview/check-mapping.ts';
import { countRows } from '../rows/rows-of-file.ts';
import { moveImport, startImport } from './import-state-repository.ts';
import { judgeNow } from './judge-now.ts';
import { rowsToWrite } from './judge-rows.ts';
import { type FileRead, lockAsRead } from './lock-as-read.ts';
import { readBelowHeader, requireImport } from './read-import-file.ts';

/** What the audit log calls the record: `job_import`. */
export const entityOf = ({ entity }: Pick<AnyKind, 'entity'>): string => entity.replaceAll('-', '_');

type Call = SignedInCall<ImportCalls['run']>;

/** Fixes the mapping and everything that depends on the person's rights, which the later run must not decide. */
const start = async (kind: AnyKind, call: Call, read: FileRead): Promise<boolean> => {
  const { tenant, person, params, body } = call;
  const { mapping } = body;
  // Locks before anything is created, so that the second of two people who start at once creates nothing.
  const record = await lockAsRead(tenant, { kind: kind.name, id: params.id }, read);
  const { judged, plan } = await judgeNow(kind, call, { id: params.id, mapping, cleaned: read.cleaned });
  const { clientId = null, counts } =
    (await kind.start?.({ tenant, person }, rowsToWrite(judged), { record, mapping, plan })) ?? {};
  const preview = countRows(judged, mapping.existing !== undefined);
  return startImport(tenant, params.id, runnableFrom, {
    mapping,
    clientId,
    counts: { preview, plan, ...counts },
  });
};

/** Adds the import to the queue. An import that stopped halfway continues with the mapping that it began with. */
export const startImportRun = (kind: AnyKind) =>
  preparedHandler<ImportCalls['run'], FileRead | 'goes-on'>({
    prepare: async ({ wiring, person, params, body }) => {
      const record = await requireImport(wiring, scopeOf(person), { kind: kind.name, id: params.id });
      if (!runnableFrom.includes(record.status)) throw refused('import_not_runnable');
      if (!canMap(record)) return 'goes-on';
      checkMapping(kind, body.mapping, record.columns);
      return readBelowHeader(wiring, { kind, record, mapping: body.mapping });
    },
    run: async (call, read) => {
      const { tenant, person, params, wiring, say } = call;
      const started =
        read === 'goes-on'
          ? await moveImport(tenant, params.id, ['failed'], 'queued')
          : await start(kind, call, read);
      if (!started) throw refused('import_not_runnable');
      await wiring.queue.add(tenant, 'imports', {
        organizationId: person.organizationId,
        importId: params.id,
        userId: person.userId,
      });
      await writeAudit(tenant, person, {
        action: `${kind.entity}.started`,
        entity: entityOf(kind),
        entityId: params.id,
        to: 'queued',
      });
      const record = await loadImport(tenant, { kind: kind.name, id: params.id });
      if (!record) throw notFound();
      return presentImport(record, { kind, tenant, person, say });
    },
  });
