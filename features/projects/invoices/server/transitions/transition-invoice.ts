import { freezePaper, serializePaper } from '#features/accounts/files/server';
import { loadPaperBrand, type PaperBrand } from '#features/accounts/organizations/server';
import { saveBilled } from '#features/projects/special-projects/server';
import { usualRecipients } from '#features/sites/record-mail/contract';
import type { RecordMailHandlers } from '#features/sites/record-mail/server';
import { invalid, refused } from '#platform/contract/errors';
import { locale as locales } from '#platform/contract/fields';
import { dateAt } from '#platform/server/clock/dates';
import { nextNumber } from '#platform/server/db/next-number-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { Queue } from '#platform/server/queue/queue';
import { transitionEngine } from '#platform/server/transitions/transition-engine';
import {
  type Invoice,
  type InvoiceTransition,
  type invoiceEndpoints,
  invoiceTransitions,
} from '../../contract/index.ts';
import { invoicesOfProject } from '../billed/billed-project-repository.ts';
import { followProject } from '../billed/follow-project.ts';
import type { StoredInvoice } from '../invoice/columns-sql-repository.ts';
import { type InvoiceSet, loadInvoice, saveInvoice } from '../invoice/invoice-repository.ts';
import { lockInvoice } from '../invoice/lock-invoice.ts';
import { besideInvoice, presentInvoice } from '../invoice/present-invoice.ts';
import { recordInvoiceChange } from '../invoice/record-invoice-change.ts';
import { invoicePaper } from '../paper/invoice-paper.ts';
import { insertPaper } from '../paper/papers-repository.ts';
import { effects } from './effects.ts';
import type { TransitionBody, TransitionCall } from './transition-call.ts';

/** Stores at the project, for its lists, whether it has issued invoices and whether all of them are paid. */
const saveBilledState = async (tenant: Tenant, projectId: number): Promise<void> => {
  const issued = (await invoicesOfProject(tenant, projectId)).filter(({ status }) => status !== 'draft');
  const state = issued.every(({ status }) => status === 'paid') ? 'paid' : 'issued';
  await saveBilled(tenant, projectId, issued.length === 0 ? null : state);
};

type InvoiceOnDay = StoredInvoice & { today: string };

const invoiceSteps = transitionEngine(invoiceTransitions, {
  save: ({ tenant }: TransitionCall, { id }: InvoiceOnDay, set: InvoiceSet) => saveInvoice(tenant, id, set),
  record: (call, invoice, change) =>
    recordInvoiceChange(call, invoice, { ...change, data: { ...change.data, note: change.note } }),
});

/** What the project says of its invoices, and whether it is invoiced, follows a change of one of them. */
export const followInvoice = async (
  call: TransitionCall,
  { special_project_id: projectId }: Pick<StoredInvoice, 'special_project_id'>,
): Promise<void> => {
  await saveBilledState(call.tenant, projectId);
  await followProject(call, projectId);
};

type Lost = { set: InvoiceSet; changes: Record<string, [unknown, unknown]>; note: string };

/** An invoice that was paid is open again, because one of its payments was voided. */
export const loseFullPayment = (
  call: TransitionCall,
  stored: StoredInvoice,
  { set, changes, note }: Lost,
): Promise<unknown> =>
  invoiceSteps.apply(
    call,
    { ...stored, today: dateAt(call.now, stored.time_zone) },
    {
      name: 'lose-payment',
      note,
      followsOther: true,
      effect: async () => ({ set: { ...set, paid_at: null }, changes }),
    },
  );

/** Makes one transition of an invoice whose project is locked; the status of the project follows. An invoice that was issued
 * still needs its number and its paper, see `numberInvoice`; `issuedIn` is its year. */
const applyInvoiceTransition = async (
  call: TransitionCall,
  stored: StoredInvoice,
  { name, ...input }: TransitionBody & { name: InvoiceTransition },
): Promise<{ issuedIn: number | undefined }> => {
  const invoice = { ...stored, today: dateAt(call.now, stored.time_zone) };
  invoiceSteps.requireAllowed(call, invoice, name);
  if (name === 'revert-to-draft' && invoice.exported && !input.confirm_exported)
    throw refused('invoice_was_exported');
  const effect = () => effects[name](call, invoice, input);
  await invoiceSteps.apply(call, invoice, { name, note: input.note, effect });
  await followInvoice(call, invoice);
  return { issuedIn: name === 'issue' ? Number(invoice.today.slice(0, 4)) : undefined };
};

/** Stores what the paper says now, in each language. The PDF files are made from it after the commit. */
const freezeInvoice = async (
  tenant: Tenant,
  queue: Queue,
  { invoice, brand }: { invoice: StoredInvoice; brand: PaperBrand },
): Promise<void> => {
  await Promise.all(
    locales.options.map(async (locale) => {
      const draft = serializePaper(invoicePaper(invoice, brand, locale));
      const paperId = await insertPaper(tenant, { invoice_id: invoice.id, locale, draft });
      await freezePaper(tenant, queue, 'invoice', paperId);
    }),
  );
};

/** Gives an invoice that was issued a number of the year, unless it has one from before, and freezes its paper. Everything else
 * of the transaction comes first, because other invoices wait for their numbers until it ends. A transaction that fails gives
 * the number back, so numbers have no gaps. */
const numberInvoice = async (
  { tenant, wiring }: TransitionCall,
  { id, number }: StoredInvoice,
  year: number,
): Promise<void> => {
  const brand = await loadPaperBrand(tenant);
  if (number === null)
    await saveInvoice(tenant, id, { year, serial: await nextNumber(tenant, `invoice-${year}`) });
  const issued = await loadInvoice(tenant, null, id);
  if (issued) await freezeInvoice(tenant, wiring.queue, { invoice: issued, brand });
};

type EmailIssuedCall = SignedInCall<(typeof invoiceEndpoints)['transitionInvoice']>;

/** Emails an invoice that was issued just now to the usual recipients of the client's invoices; 422 without any. */
const emailIssued = async (call: EmailIssuedCall, mails: RecordMailHandlers): Promise<void> => {
  const { subject, ...offered } = await mails.recipients({ ...call, body: undefined, query: undefined });
  const emails = usualRecipients(offered);
  if (emails.length === 0) throw invalid({ email: ['email_required'] });
  const body = { emails, subject, message: '', with_pdf: true, with_link: false };
  await mails.send({ ...call, body, query: undefined });
};

type Call = SignedInCall<(typeof invoiceEndpoints)['transitionInvoice']>;

/** `mails` are the calls by which invoices are emailed. */
export const transitionInvoiceWith =
  (mails: RecordMailHandlers) =>
  async (call: Call): Promise<Invoice> => {
    const { transition, updated_at, email, ...input } = call.body;
    const invoice = await lockInvoice(call, call.params.id, updated_at);
    const { issuedIn } = await applyInvoiceTransition(call, invoice, { ...input, name: transition });
    if (issuedIn === undefined) return presentInvoice(call, invoice.id);
    // A mail says the number, and the history says the mail.
    const beside = email ? undefined : await besideInvoice(call, invoice);
    await numberInvoice(call, invoice, issuedIn);
    if (email) await emailIssued(call, mails);
    return presentInvoice(call, invoice.id, beside);
  };
