import type { ListedImport, RowChange } from '#features/imports/imports/contract';
import { changesIn, importKind, type MappingFaults } from '#features/imports/imports/server';
import { refreshAreaScope, refreshEveryClientScope } from '#features/sites/assignments/server';
import { Problem } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import {
  type CleanedRow,
  cleanRow,
  clearableTargets,
  guessColumns,
  guessStatuses,
  type JobImportMapping,
  measures,
  requiredOf,
  requiredTargets,
} from '../contract/index.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { checkRows } from './rows/check-rows.ts';
import type { CheckedRow } from './rows/checked-row.ts';
import { loadFacts, namedClients, type SitePlan } from './rows/load-facts.ts';
import { planManagers } from './rows/plan-area-duty.ts';
import { mayUpdateSites, planChanges } from './rows/plan-changes.ts';
import type { SiteChange } from './rows/site-change.ts';
import { clientNames, clientsToUse } from './run/known-sites-repository.ts';
import { createNamedClients, mayCreateClients, resolveDefaultClient } from './run/plan-clients.ts';
import { writeSites } from './run/write-sites.ts';
import { undoSites } from './undo-sites.ts';

/** The client of rows that name none, whether this person may make one, and whether they may take changed sites back. */
const presentClients = async (
  tenant: Tenant,
  records: readonly { client_id: number | null }[],
  { person, listed }: { person: Person; listed: readonly ListedImport[] },
) => {
  const ids = [...new Set(records.flatMap(({ client_id }) => client_id ?? []))];
  const names = await clientNames(tenant, ids);
  return records.map(({ client_id: id }, at) => ({
    client: id === null ? null : { id, name: names.get(id) ?? '' },
    can: {
      ...listed[at]?.can,
      ...(listed[at]?.updated_rows && !mayUpdateSites(person) ? { undo: false } : {}),
      create_client: mayCreateClients(person),
    },
  }));
};

/** Lets area managers and contacts with a login see the new sites. Done once for an import, not for each part, because the
 * sites of a manager are always written anew as a whole. */
const refreshAreas = async (tenant: Tenant, checked: readonly CheckedRow[]): Promise<void> => {
  const areas = checked.map((row) => (row.outcome === 'created' ? row.areaId : null));
  const areaIds = [...new Set(areas)].filter((id) => id !== null);
  if (areaIds.length > 0) await refreshAreaScope(tenant, { areaIds });
  await refreshEveryClientScope(tenant);
};

/** What a row changes at a site, by the fields of the file. */
const changesOfSite = ({ job, building }: SiteChange): RowChange[] => [
  ...(job ? changesIn(job) : []),
  ...(building ? changesIn(building, (name) => (name === 'name' ? 'site_name' : name)) : []),
];

/** Rows become jobs with a building each. */
export const jobSites = importKind<JobImportMapping, CleanedRow, CheckedRow, SitePlan>({
  name: 'job-sites',
  entity: 'job-import',
  flag: 'admin.canAddBuilding',
  texts: { en, es },
  required: requiredTargets,
  requiredOf,
  clearable: clearableTargets,
  measures,
  guess: (columns) => {
    const guessed = guessColumns(columns.map(({ name }) => name));
    const words = columns.find(({ name }) => name === guessed.status)?.words ?? [];
    return {
      columns: guessed,
      existing: 'skip',
      match: 'job_number',
      clear_empty: false,
      client: null,
      create_clients: false,
      statuses: guessStatuses(words),
      default_status: 'active',
      fix_case: true,
      name_from_address_2: true,
    };
  },
  checkMapping: ({ client, columns, existing }): MappingFaults =>
    existing === 'skip' &&
    client === null &&
    columns.client_name === undefined &&
    columns.client_account_number === undefined
      ? { 'mapping.client': ['import_client_required'] }
      : {},
  clean: cleanRow,
  plan: async (tenant, person, mapping, rows) => ({
    defaultClient: await resolveDefaultClient(tenant, person, mapping),
    createClients: mapping.create_clients,
    clients: await clientsToUse(tenant, namedClients(rows)),
    // Who may not write down contacts at their client does not do it by a file either.
    contacts: person.flags.has('admin.canEditClientContacts'),
    managers: await planManagers(tenant, person, rows),
    changeable: await planChanges(tenant, person, mapping, rows),
  }),
  planOfRun: ({ client_id, mapping, counts: { plan, created_client_ids: made = [] } }) => {
    // What imports lack that were started before they had it.
    const before = { managers: null, clients: null, contacts: true, changeable: [] };
    const { managers, clients, contacts, changeable } = { ...before, ...(plan as Partial<SitePlan>) };
    return {
      defaultClient: client_id ?? (mapping.client && 'planned'),
      createClients: false,
      managers,
      // Clients that the import made at its start are used too.
      clients: clients && [...clients, ...made],
      contacts,
      changeable,
    };
  },
  judge: async (tenant, rows, judging) => checkRows(rows, await loadFacts(tenant, rows, judging)),
  changesOf: (row) => (row.outcome === 'updated' ? changesOfSite(row.change) : []),
  start: async ({ tenant, person }, rows, { record, mapping: { client }, plan }) => {
    const createdIds = await createNamedClients(tenant, person, rows);
    return {
      clientId: client !== null && 'id' in client ? client.id : null,
      counts: {
        plan: {
          managers: plan.managers,
          clients: plan.clients,
          contacts: plan.contacts,
          changeable: plan.changeable,
        },
        created_client_ids: [...(record.counts.created_client_ids ?? []), ...createdIds],
      },
    };
  },
  write: writeSites,
  finish: refreshAreas,
  isTaken: (error) => error instanceof Problem && 'job_number' in error.fields,
  undo: undoSites,
  present: presentClients,
});
