import { notFound, refused } from '#platform/contract/errors';
import { scopeOf } from '#platform/server/http/person';
import { twoSteps } from '#platform/server/http/two-steps';
import { canMap, type jobImportEndpoints, runnableFrom } from '../../contract/index.ts';
import { presentImport, presentPreviewRow } from '../job-import-presenter.ts';
import { findImport } from '../job-import-repository.ts';
import { checkRows } from '../rows/check-rows.ts';
import type { CleanTableRow } from '../rows/clean-table.ts';
import { countRows, isOfKind } from '../rows/count-rows.ts';
import { loadFacts } from '../rows/load-facts.ts';
import { keepPreview } from '../run/import-state-repository.ts';
import { findImportOf, readImport } from '../run/load-import.ts';
import { findDefaultClient } from '../run/plan-clients.ts';
import { checkMapping } from './check-mapping.ts';

type Endpoint = (typeof jobImportEndpoints)['previewJobImport'];

/** A dry run over the whole file: everything the run would do, except doing it. */
export const previewJobImport = twoSteps<Endpoint, CleanTableRow[]>({
  prepare: async ({ wiring, person, params, body }) => {
    const record = await findImportOf(wiring, scopeOf(person), params.id);
    if (!canMap(record)) throw refused('import_not_runnable');
    checkMapping(body.mapping, record.columns);
    return readImport(wiring, person.organizationId, record, body.mapping);
  },
  run: async ({ tenant, person, params, body, say }, cleaned) => {
    const { mapping, outcome, page, per_page } = body;
    const facts = await loadFacts(tenant, cleaned, {
      importId: params.id,
      timeZone: person.timeZone,
      defaultClient: await findDefaultClient(tenant, person, mapping),
      createClients: mapping.create_clients,
    });
    const checked = checkRows(cleaned, facts);
    const counts = countRows(checked);
    if (!(await keepPreview(tenant, params.id, runnableFrom, { mapping, counts }))) {
      throw refused('import_not_runnable');
    }
    const record = await findImport(tenant, params.id);
    if (!record) throw notFound();
    const shown = checked.filter((row) => isOfKind(row, outcome));
    return {
      import: presentImport(record, person, say),
      counts,
      rows: shown
        .slice((page - 1) * per_page, page * per_page)
        .map((row) => presentPreviewRow(row, record, say)),
      total: shown.length,
    };
  },
});
