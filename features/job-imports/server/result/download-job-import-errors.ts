import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from '#platform/server/export/escape-formula';
import type { FileAnswer } from '#platform/server/http/call';
import { scopeOf } from '#platform/server/http/person';
import { twoSteps } from '#platform/server/http/two-steps';
import { canMap, type jobImportEndpoints } from '../../contract/index.ts';
import type { Say } from '../job-import-presenter.ts';
import type { ImportRecord } from '../job-import-repository.ts';
import { checkRows } from '../rows/check-rows.ts';
import type { CleanTableRow } from '../rows/clean-table.ts';
import { loadFacts } from '../rows/load-facts.ts';
import { findImportOf, readImport } from '../run/load-import.ts';
import { findDefaultClient } from '../run/plan-clients.ts';
import { rowsAfter, type StoredRow } from './import-row-repository.ts';

type Endpoint = (typeof jobImportEndpoints)['downloadJobImportErrors'];

type Told = Pick<StoredRow, 'line' | 'outcome' | 'reasons' | 'warnings' | 'source'>;

const pageSize = 2000;

const lineOf = ({ line, outcome, reasons, warnings, source }: Told, say: Say): (string | number)[] => [
  line,
  ...source.map(escapeFormula),
  say({ code: `import_outcome_${outcome}` }),
  [...reasons, ...warnings].map(say).join(' '),
];

const header = ({ columns }: ImportRecord, say: Say): string[] => [
  say({ code: 'import_error_line' }),
  ...columns.map(({ name }) => escapeFormula(name)),
  say({ code: 'import_error_outcome' }),
  say({ code: 'import_error_reasons' }),
];

const answer = (record: ImportRecord, lines: string): FileAnswer => ({
  // The mark tells Excel that this is UTF-8.
  body: `\ufeff${lines}`,
  mime: 'text/csv; charset=utf-8',
  name: `${record.file_name.replace(/\.[^.]*$/, '')}-errors.csv`,
  attachment: true,
});

/** Of a dry run when nothing ran yet: the file is checked again, with the mapping that was previewed last. */
export const downloadJobImportErrors = twoSteps<
  Endpoint,
  { record: ImportRecord; cleaned: CleanTableRow[] | null }
>({
  prepare: async ({ wiring, person, params }) => {
    const record = await findImportOf(wiring, scopeOf(person), params.id);
    return {
      record,
      cleaned: canMap(record)
        ? await readImport(wiring, person.organizationId, record, record.mapping)
        : null,
    };
  },
  run: async ({ tenant, person, params, say }, { record, cleaned }) => {
    const write = (rows: readonly Told[]): string =>
      stringify(
        rows.map((row) => lineOf(row, say)),
        { record_delimiter: 'windows' },
      );
    let text = stringify([header(record, say)], { record_delimiter: 'windows' });
    if (cleaned) {
      const facts = await loadFacts(tenant, cleaned, {
        importId: params.id,
        timeZone: person.timeZone,
        defaultClient: await findDefaultClient(tenant, person, record.mapping),
        createClients: record.mapping.create_clients,
      });
      const refused = checkRows(cleaned, facts)
        .filter(({ outcome, warnings }) => outcome !== 'created' || warnings.length > 0)
        .map((row) => ({ ...row, source: row.cells }));
      return answer(record, text + write(refused));
    }
    for (let line = 0; ; ) {
      const rows = await rowsAfter(tenant, params.id, 'error', line, pageSize);
      text += write(rows);
      line = rows.at(-1)?.line ?? 0;
      if (rows.length < pageSize) return answer(record, text);
    }
  },
});
