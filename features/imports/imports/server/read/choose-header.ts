import { invalid, notFound, refused } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import { scopeOf } from '#platform/server/http/person';
import { preparedHandler } from '#platform/server/http/prepared-handler';
import { canMap, type ImportCalls, runnableFrom } from '../../contract/index.ts';
import { presentImport } from '../import-presenter.ts';
import { findImport } from '../import-repository.ts';
import type { AnyKind } from '../kind.ts';
import { saveDescription } from '../run/import-state-repository.ts';
import { findImportOf } from '../run/load-import.ts';
import { describeFile } from './describe-file.ts';
import type { Description } from './description.ts';
import { readRows } from './read-table.ts';

/** Takes another line for the header. Its columns are other ones, so the mapping is guessed anew. */
export const chooseHeader = (kind: AnyKind) =>
  preparedHandler<ImportCalls['header'], Description>({
    prepare: async ({ wiring, person, params, body: { line }, now }) => {
      const record = await findImportOf(wiring, scopeOf(person), { kind: kind.name, id: params.id });
      if (!canMap(record)) throw refused('import_not_runnable');
      if (!record.reading.head?.some((row) => row.line === line)) throw invalid({ line: ['invalid_ids'] });
      const file = await readRows(person.organizationId, () => wiring.storage.read(record.storage_key));
      return describeFile(file, { kind, line, today: dateAt(now, person.timeZone) });
    },
    run: async ({ tenant, person, params, say }, description) => {
      if (!(await saveDescription(tenant, params.id, runnableFrom, description))) {
        throw refused('import_not_runnable');
      }
      const record = await findImport(tenant, { kind: kind.name, id: params.id });
      if (!record) throw notFound();
      return presentImport(record, { kind, tenant, person, say });
    },
  });
