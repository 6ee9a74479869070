import { notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { ImportCalls } from '../../contract/index.ts';
import { mayUndo, presentImport } from '../import-presenter.ts';
import { type Finding, findImport, type ImportRecord } from '../import-repository.ts';
import type { AnyKind } from '../kind.ts';
import { entityOf } from '../run/entity-of.ts';
import { moveImport, saveKeptRows } from '../run/import-state-repository.ts';

/** Maximum number of kept records that an import names. */
const maxNamed = 200;

/** When two people undo at once, the second is refused at once instead of waiting. */
const lock = async (tenant: Tenant, finding: Finding): Promise<ImportRecord> => {
  try {
    const record = await findImport(tenant, finding, { lock: 'now' });
    if (!record) throw notFound();
    return record;
  } catch (error) {
    throw (error as { code?: string }).code === '55P03' ? refused('import_busy') : error;
  }
};

/** Undoes, in one transaction, everything that nobody has changed since the import. The rest stays and is named in the
 * answer. */
export const undoImport =
  (kind: AnyKind) =>
  async ({ tenant, person, params, say }: SignedInCall<ImportCalls['undo']>) => {
    const finding = { kind: kind.name, id: params.id };
    const before = await lock(tenant, finding);
    if (!mayUndo(before)) throw refused('import_not_undoable');
    const { removed, kept } = await kind.undo(tenant, before, person);
    await saveKeptRows(tenant, params.id, { total: kept.length, records: kept.slice(0, maxNamed) });
    await moveImport(tenant, params.id, [before.status], 'undone');
    await writeAudit(tenant, person, {
      action: `${kind.entity}.undone`,
      entity: entityOf(kind),
      entityId: params.id,
      from: before.status,
      to: 'undone',
      note: before.file_name,
      changes: { created_rows: [removed + kept.length, kept.length] },
    });
    const record = await findImport(tenant, finding);
    if (!record) throw notFound();
    return presentImport(record, { kind, tenant, person, say });
  };
