import type { EndpointShape } from '#platform/contract/endpoint';
import { invalid, notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import { presentPage } from '#platform/server/http/page';
import { scopeOf } from '#platform/server/http/person';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import { canMap, type ImportCalls, runnableFrom } from '../contract/index.ts';
import {
  mayUndo,
  presentImport,
  presentListed,
  presentPreviewRow,
  presentStoredRow,
} from './import-presenter.ts';
import { type Finding, type ImportRecord, loadImport, loadImports } from './import-repository.ts';
import type { AnyKind } from './kind.ts';
import { checkMapping } from './preview/check-mapping.ts';
import { describeFile } from './read/describe-file.ts';
import type { Description } from './read/description.ts';
import { readRows } from './read/read-table.ts';
import { downloadImportErrors } from './result/download-import-errors.ts';
import { loadImportRows } from './result/import-row-repository.ts';
import { countRows, isOfKind } from './rows/rows-of-file.ts';
import { moveImport, saveDescription, saveKeptRows, savePreview } from './run/import-state-repository.ts';
import { judgeNow } from './run/judge-now.ts';
import { type FileRead, lockAsRead } from './run/lock-as-read.ts';
import { readBelowHeader, requireImport } from './run/read-import-file.ts';
import { entityOf, startImportRun } from './run/start-import.ts';
import { uploadImport } from './upload/upload-import.ts';

/** Maximum number of kept records that an import names. */
const maxNamed = 200;

/** When two people undo at once, the second is refused at once instead of waiting. */
const lock = async (tenant: Tenant, finding: Finding): Promise<ImportRecord> => {
  try {
    const record = await loadImport(tenant, finding, { lock: 'now' });
    if (!record) throw notFound();
    return record;
  } catch (error) {
    throw (error as { code?: string }).code === '55P03' ? refused('import_busy') : error;
  }
};

/** Undoes, in one transaction, everything that nobody has changed since the import. The rest stays and is named in the
 * answer. */
const undoImport =
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
    const record = await loadImport(tenant, finding);
    if (!record) throw notFound();
    return presentImport(record, { kind, tenant, person, say });
  };

/** A dry run over the whole file: everything the run would do, except doing it. */
const previewImport = (kind: AnyKind) =>
  preparedHandler<ImportCalls['preview'], FileRead>({
    prepare: async ({ wiring, person, params, body }) => {
      const record = await requireImport(wiring, scopeOf(person), { kind: kind.name, id: params.id });
      if (!canMap(record)) throw refused('import_not_runnable');
      checkMapping(kind, body.mapping, record.columns);
      return readBelowHeader(wiring, { kind, record, mapping: body.mapping });
    },
    run: async (call, read) => {
      const { tenant, person, params, body, say } = call;
      const { mapping, outcome, page, per_page } = body;
      const { judged } = await judgeNow(kind, call, { id: params.id, mapping, cleaned: read.cleaned });
      const counts = countRows(judged, mapping.existing !== undefined);
      // Locks only after judging, which can take long.
      await lockAsRead(tenant, { kind: kind.name, id: params.id }, read);
      if (!(await savePreview(tenant, params.id, runnableFrom, { mapping, counts }))) {
        throw refused('import_not_runnable');
      }
      const record = await loadImport(tenant, { kind: kind.name, id: params.id });
      if (!record) throw notFound();
      const shown = judged.filter((row) => isOfKind(row, outcome));
      return {
        import: await presentImport(record, { kind, tenant, person, say }),
        counts,
        rows: shown
          .slice((page - 1) * per_page, page * per_page)
          .map((row) => presentPreviewRow(row, record, { kind, say })),
        total: shown.length,
      };
    },
  });

/** Takes another line for the header. Its columns are other ones, so the mapping is guessed anew. */
const chooseHeader = (kind: AnyKind) =>
  preparedHandler<ImportCalls['header'], Description>({
    prepare: async ({ wiring, person, params, body: { line }, now }) => {
      const record = await requireImport(wiring, scopeOf(person), { kind: kind.name, id: params.id });
      if (!canMap(record)) throw refused('import_not_runnable');
      if (!record.reading.head?.some((row) => row.line === line)) throw invalid({ line: ['invalid_ids'] });
      const file = await readRows(person.organizationId, () => wiring.storage.read(record.storage_key));
      return describeFile(file, { kind, line, today: dateAt(now, person.timeZone) });
    },
    run: async ({ tenant, person, params, say }, description) => {
      if (!(await saveDescription(tenant, params.id, runnableFrom, description))) {
        throw refused('import_not_runnable');
      }
      const record = await loadImport(tenant, { kind: kind.name, id: params.id });
      if (!record) throw notFound();
      return presentImport(record, { kind, tenant, person, say });
    },
  });

/** The calls by their method and by what follows the address of the list. */
const addresses: Readonly<Record<string, keyof ImportCalls>> = {
  'GET ': 'list',
  'POST ': 'upload',
  'GET /{id}': 'get',
  'POST /{id}/header': 'header',
  'POST /{id}/preview': 'preview',
  'POST /{id}/run': 'run',
  'POST /{id}/undo': 'undo',
  'GET /{id}/rows': 'rows',
  'GET /{id}/errors': 'errors',
};

/** The handlers of one kind, by the names of its endpoints. */
export const importHandlers = <E extends Readonly<Record<string, EndpointShape>>>(
  kind: AnyKind,
  endpoints: E,
): Handlers<E> => {
  const handlers: Handlers<ImportCalls> = {
    list: async ({ query, tenant, person, say }) => {
      const { rows, ...page } = await loadImports(tenant, kind.name, query);
      return { ...page, rows: await presentListed(rows, { kind, tenant, person, say }) };
    },
    upload: uploadImport(kind),
    get: async ({ params, tenant, person, say }) => {
      const record = await loadImport(tenant, { kind: kind.name, id: params.id });
      if (!record) throw notFound();
      return presentImport(record, { kind, tenant, person, say });
    },
    header: chooseHeader(kind),
    preview: previewImport(kind),
    run: startImportRun(kind),
    undo: undoImport(kind),
    rows: async ({ params, query, tenant, say }) => {
      const record = await loadImport(tenant, { kind: kind.name, id: params.id });
      if (!record) throw notFound();
      return presentPage(await loadImportRows(tenant, params.id, query), (row) =>
        presentStoredRow(row, record, say),
      );
    },
    errors: downloadImportErrors(kind),
  };
  const base = Math.min(...Object.values(endpoints).map(({ path }) => path.length));
  const named: Record<string, unknown> = Object.fromEntries(
    Object.entries(endpoints).map(([name, { method, path }]) => {
      const call = addresses[`${method} ${path.slice(base)}`];
      if (!call) throw new Error(`${name} is no call of an import`);
      return [name, handlers[call]];
    }),
  );
  return named as Handlers<E>;
};
