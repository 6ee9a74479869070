import { loadProject } from '#features/projects/special-projects/server';
import type { AnswerOf } from '#platform/contract/endpoint';
import { invalid, notFound, stale } from '#platform/contract/errors';
import { sum } from '#platform/contract/money';
import { holds } from '#platform/contract/transitions';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import { dateAt } from '#platform/server/clock/dates';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import { loadPage } from '#platform/server/http/page';
import {
  type accountingEndpoints,
  type ClientBalance,
  type ClientStatement,
  daysPast,
  type Invoice,
  type InvoiceSettings,
  type invoiceEndpoints,
  type invoiceListEndpoints,
  type invoiceSettingsEndpoints,
  type ProposedInvoice,
  type receivablesEndpoints,
  type statementEndpoints,
  type ToInvoiceRow,
  type toInvoiceEndpoints,
} from '../contract/index.ts';
import { exportToAccounting } from './accounting/export-to-accounting.ts';
import { getProjectBilling } from './billed/get-project-billing.ts';
import { loadBilling } from './billed/load-billing.ts';
import { proposeInvoice } from './billed/propose-invoice.ts';
import { deleteInvoice } from './invoice/delete-invoice.ts';
import { draftInvoice } from './invoice/draft-invoice.ts';
import { loadByClientUuid, loadInvoice } from './invoice/invoice-repository.ts';
import { leftFor, presentFields, presentInvoice } from './invoice/present-invoice.ts';
import { updateInvoice } from './invoice/update-invoice.ts';
import { seesWholeAccount } from './invoice/whole-account-repository.ts';
import { exportInvoices } from './list/export-invoices.ts';
import { loadInvoices } from './list/invoice-list-repository.ts';
import { getInvoicePdf } from './paper/get-invoice-pdf.ts';
import { getReceivables } from './receivables/get-receivables.ts';
import { owingOfClients } from './receivables/owing-repository.ts';
import { presentSettings } from './settings/present-settings.ts';
import { loadSettings, lockSettings, saveSettings } from './settings/settings-repository.ts';
import { accountStatement } from './statement/account-statement.ts';
import { exportStatement } from './statement/export-statement.ts';
import { getStatementPdf } from './statement/get-statement-pdf.ts';
import { statedClient } from './statement/stated-client.ts';
import { requireAllSites } from './statement/statement-mail-kind.ts';
import { setReminded } from './statement/statement-repository.ts';
import { draftInvoices } from './to-invoice/draft-invoices.ts';
import { type StoredToInvoice, toInvoiceList } from './to-invoice/to-invoice-repository.ts';
import { voidInvoicePayment } from './transitions/void-payment.ts';

type Endpoints = typeof statementEndpoints;

const getStatement = async (
  call: SignedInCall<Endpoints['getClientStatement']>,
): Promise<ClientStatement> => {
  const { tenant, person, params, query } = call;
  const { reminded, billing_email: _emails, ...client } = await statedClient(call, params.id);
  const decides = tenant.seesAllJobs && holds(person, 'specialProjects.canTransitionInvoices');
  return {
    client,
    ...(await accountStatement({ ...call, timeZone: person.timeZone }, client.id, query)),
    reminded,
    organization_reminds: (await loadSettings(tenant)).reminders,
    can: {
      switch_reminders: decides,
      send: decides,
      pdf: person.flags.has('specialProjects.canDownloadInvoicePdf'),
    },
  };
};

type UpdateSettingsCall = SignedInCall<(typeof invoiceSettingsEndpoints)['updateInvoiceSettings']>;

const updateSettings = async (call: UpdateSettingsCall): Promise<InvoiceSettings> => {
  const { tenant, person } = call;
  const { updated_at, ...set } = call.body;
  const before = presentSettings(await lockSettings(tenant));
  if (before.updated_at !== updated_at) throw stale(before);
  const changes = changesOf(before, set);
  if (Object.keys(changes).length === 0) return before;
  await saveSettings(tenant, set);
  await writeAudit(tenant, person, {
    action: 'invoice-settings.updated',
    entity: 'invoice-settings',
    entityId: tenant.organizationId,
    changes,
  });
  return presentSettings(await loadSettings(tenant));
};

type SwitchRemindersCall = SignedInCall<(typeof statementEndpoints)['switchClientReminders']>;

const switchReminders = async (call: SwitchRemindersCall): Promise<{ reminded: boolean }> => {
  const { tenant, person, params, body } = call;
  const { id } = await statedClient(call, params.id);
  requireAllSites(tenant);
  const { reminded } = body;
  if (await setReminded(tenant, id, reminded))
    await writeAudit(tenant, person, {
      action: 'client.reminders-switched',
      entity: 'client',
      entityId: id,
      changes: { reminded: [!reminded, reminded] },
    });
  return { reminded };
};

type Endpoint = (typeof toInvoiceEndpoints)['listToInvoice'];

const presentRow = ({ cents, time_zone, ...row }: StoredToInvoice, now: Date): ToInvoiceRow => ({
  ...row,
  age_days: Math.max(0, daysPast(row.done_on, dateAt(now, time_zone))),
  value: cents / 100,
});

const listToInvoice = async (call: SignedInCall<Endpoint>): Promise<AnswerOf<Endpoint>> => {
  const list = await toInvoiceList(call, call.query);
  const rows = async (window: Parameters<typeof list.rows>[0]) =>
    (await list.rows(window)).map((row) => presentRow(row, call.now));
  const page = await loadPage(call.query, { rows, count: list.count });
  return { ...page, value: (await list.cents()) / 100 };
};

type CreateInvoiceCall = SignedInCall<(typeof invoiceEndpoints)['createInvoice']>;

const createInvoice = async (call: CreateInvoiceCall): Promise<Invoice> => {
  const { tenant, person, now } = call;
  const { special_project_id, client_uuid, ...fields } = call.body;
  if (!(await loadProject(tenant, person, special_project_id, { lock: true }))) throw notFound();
  const known = client_uuid && (await loadByClientUuid(tenant, client_uuid));
  if (known) {
    if (known.created_by !== person.userId) throw invalid({ client_uuid: ['invalid_ids'] });
    return presentInvoice(call, known.id);
  }
  const billing = await loadBilling(tenant, special_project_id, now);
  return presentInvoice(call, await draftInvoice(call, billing, fields, client_uuid));
};

type GetNextDraftCall = SignedInCall<(typeof invoiceEndpoints)['getNextDraft']>;

/** The oldest draft of the project, else what would come next. */
const getNextDraft = async (call: GetNextDraftCall): Promise<ProposedInvoice> => {
  const { tenant, person, now, params } = call;
  if (!(await loadProject(tenant, person, params.projectId))) throw notFound();
  const billing = await loadBilling(tenant, params.projectId, now);
  const draft = billing.invoices.find(({ status }) => status === 'draft');
  const found = draft && (await loadInvoice(tenant, person, draft.id));
  if (!found) return proposeInvoice(tenant, billing);
  return {
    id: found.id,
    ...presentFields(found),
    left: await leftFor(tenant, found, now),
    part_month: null,
  };
};

type Call = SignedInCall<(typeof statementEndpoints)['getClientBalance']>;

const getBalance = async (call: Call): Promise<ClientBalance> => {
  const { id } = await statedClient(call, call.params.id);
  const [owed] = await owingOfClients(call, id);
  const whole = await seesWholeAccount(call.tenant, call.person, id);
  if (!owed) return { open: 0, past_due: 0, whole };
  const { current, ...late } = owed.cents;
  const pastDue = sum(Object.values(late));
  return { open: (current + pastDue) / 100, past_due: pastDue / 100, whole };
};

export const invoiceHandlers: Omit<Handlers<typeof invoiceEndpoints>, 'transitionInvoice'> = {
  getInvoice: (call) => presentInvoice(call, call.params.id),
  getNextDraft,
  getProjectBilling,
  createInvoice,
  updateInvoice,
  deleteInvoice,
  getInvoicePdf,
  voidInvoicePayment,
};

export const listHandlers: Handlers<typeof invoiceListEndpoints> = {
  listInvoices: (call) => loadInvoices(call, call.query),
  exportInvoices,
};

export const toInvoiceHandlers: Handlers<typeof toInvoiceEndpoints> = { listToInvoice, draftInvoices };

export const receivablesHandlers: Handlers<typeof receivablesEndpoints> = { getReceivables };

export const settingsHandlers: Handlers<typeof invoiceSettingsEndpoints> = {
  getInvoiceSettings: async ({ tenant }) => presentSettings(await loadSettings(tenant)),
  updateInvoiceSettings: updateSettings,
};

export const statementHandlers: Omit<
  Handlers<typeof statementEndpoints>,
  'listStatementRecipients' | 'emailClientStatement'
> = {
  getClientStatement: getStatement,
  getClientStatementPdf: getStatementPdf,
  exportClientStatement: exportStatement,
  getClientBalance: getBalance,
  switchClientReminders: switchReminders,
};

export const accountingHandlers: Handlers<typeof accountingEndpoints> = { exportToAccounting };
