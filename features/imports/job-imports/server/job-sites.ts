import { importKind, type MappingFaults } from '#features/imports/imports/server';
import { Problem } from '#platform/contract/errors';
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
import { changesOfSite } from './rows/changes-of-site.ts';
import { checkRows } from './rows/check-rows.ts';
import type { CheckedRow } from './rows/checked-row.ts';
import { loadFacts, namedClients, type SitePlan } from './rows/load-facts.ts';
import { planManagers } from './rows/plan-area-duty.ts';
import { planChanges } from './rows/plan-changes.ts';
import { clientsToUse } from './run/known-sites-repository.ts';
import { createNamedClients, findDefaultClient } from './run/plan-clients.ts';
import { presentClients } from './run/present-clients.ts';
import { refreshAreas } from './run/refresh-areas.ts';
import { writeSites } from './run/write-sites.ts';
import { undoSites } from './undo-sites.ts';

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
    defaultClient: await findDefaultClient(tenant, person, mapping),
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
          ...{ managers: plan.managers, clients: plan.clients },
          ...{ contacts: plan.contacts, changeable: plan.changeable },
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
