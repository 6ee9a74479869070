import { notFound, refused } from '#platform/contract/errors';
import { scopeOf } from '#platform/server/http/person';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import { canMap, type ImportCalls, runnableFrom } from '../../contract/index.ts';
import { presentImport, presentPreviewRow } from '../import-presenter.ts';
import { findImport } from '../import-repository.ts';
import type { AnyKind } from '../kind.ts';
import { countRows, isOfKind } from '../rows/count-rows.ts';
import { savePreview } from '../run/import-state-repository.ts';
import { judgeNow } from '../run/judge-now.ts';
import { findImportOf, readBelowHeader } from '../run/load-import.ts';
import { type FileRead, lockAsRead } from '../run/lock-as-read.ts';
import { checkMapping } from './check-mapping.ts';

/** A dry run over the whole file: everything the run would do, except doing it. */
export const previewImport = (kind: AnyKind) =>
  preparedHandler<ImportCalls['preview'], FileRead>({
    prepare: async ({ wiring, person, params, body }) => {
      const record = await findImportOf(wiring, scopeOf(person), { kind: kind.name, id: params.id });
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
      const record = await findImport(tenant, { kind: kind.name, id: params.id });
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
