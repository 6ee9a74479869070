import type { RowChange } from '#features/imports/imports/contract';
import { changesIn, distinct, importKind } from '#features/imports/imports/server';
import {
  accountNumbersByName,
  clientsByAccountNumber,
  clientsInScope,
  keptClientsNamed,
} from '#features/sites/clients/server';
import { invalid, Problem } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import {
  type ClientImportMapping,
  type ClientLine,
  cleanRow,
  clearableTargets,
  guessColumns,
  measures,
  requiredOf,
  requiredTargets,
} from '../contract/index.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { type ClientChange, type JudgedClient, judgeRows } from './judge-rows.ts';
import { accountNumbersOf, type ClientPlan, loadJudging } from './load-judging.ts';
import { matchByName } from './match-by-name.ts';
import { undoClients } from './undo-clients.ts';
import { writeRows } from './write-rows.ts';

const parts = ['line_1', 'line_2', 'city', 'county', 'state', 'zip'];

const oneLine = (address: unknown): string => {
  const entered = new Map<string, unknown>(Object.entries(address ?? {}));
  return parts.flatMap((part) => entered.get(part) || []).join(', ');
};

/** A field as the file has it: rates are stored in thousandths of a percent, addresses in parts. */
const asInFile = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (name === 'address') return [name, oneLine(value)];
      return [name, name === 'tax_rate_pct' && typeof value === 'number' ? value / 1000 : value];
    }),
  );

/** What a row changes at a client that exists, by the fields of the file; a contact that it adds was not there. */
export const changesOfClient = (change: ClientChange): RowChange[] => {
  if (change.type === 'client') return [];
  if (change.type === 'contact') {
    return [{ field: 'contact_name', before: null, after: change.fields.name }];
  }
  const { before, after } = change.difference;
  return change.type === 'contact-change'
    ? changesIn({ before, after }, (name) => `contact_${name}`)
    : changesIn({ before: asInFile(before), after: asInFile(after) });
};

/** Account numbers, of clients in scope, by names of the file that clients had who were merged into them. */
const mergedByName = async (tenant: Tenant, names: readonly string[]): Promise<Record<string, string>> => {
  const small = new Set(names.map((name) => name.toLowerCase()));
  const kept = await keptClientsNamed(tenant, { accountNumbers: [], names: [...small] });
  const ids = kept.map(({ id }) => id);
  const seen = new Set(await clientsInScope(tenant, ids));
  const numbers = new Map(
    kept.flatMap((client) => (seen.has(client.id) ? [[client.former_name, client.account_number]] : [])),
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const number = numbers.get(name.toLowerCase());
      return number === undefined ? [] : [[name, number]];
    }),
  );
};

/** Rows become clients; several rows of one account number are one client with several contacts. */
export const clientsWithContacts = importKind<ClientImportMapping, ClientLine, JudgedClient, ClientPlan>({
  name: 'clients',
  entity: 'client-import',
  flag: 'admin.canAddClient',
  texts: { en, es },
  required: requiredTargets,
  requiredOf,
  clearable: clearableTargets,
  measures,
  guess: (columns) => ({
    columns: guessColumns(columns.map(({ name }) => name)),
    existing: 'skip',
    match: 'account_number',
    clear_empty: false,
    fix_case: true,
  }),
  clean: cleanRow,
  plan: async (tenant, { flags }, mapping, rows) => {
    const { existing, columns } = mapping;
    const names = distinct(rows, ({ name }) => name);
    const alike = Object.fromEntries(await accountNumbersByName(tenant, names));
    const merged = await mergedByName(tenant, names);
    if (existing === 'skip') return { changeable: [], alike, merged };
    if (columns.contact_name !== undefined && !flags.has('admin.canEditClientContacts')) {
      throw invalid({ 'mapping.existing': ['client_import_contacts_forbidden'] });
    }
    const found = await matchByName(tenant, rows, { mapping, own: new Map() });
    const known = await clientsByAccountNumber(tenant, accountNumbersOf(found.rows));
    return {
      alike,
      merged,
      changeable: await clientsInScope(
        tenant,
        known.map(({ id }) => id),
      ),
    };
  },
  judge: async (tenant, all, judging) => {
    const { rows, refused } = await matchByName(tenant, all, judging);
    const judged = judgeRows(rows, await loadJudging(tenant, rows, judging));
    const entered = new Map(all.map(({ line, row }) => [line, row]));
    return [...judged, ...refused]
      .map((each) => ({ ...each, row: each.changes ? each.row : (entered.get(each.line) ?? each.row) }))
      .sort((a, b) => a.line - b.line);
  },
  changesOf: ({ changes = [] }) => changes.flatMap(changesOfClient),
  write: writeRows,
  isTaken: (error) => error instanceof Problem && 'account_number' in error.fields,
  undo: undoClients,
});
