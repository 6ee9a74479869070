import { loadProject, type StoredProject } from '#features/projects/special-projects/server';
import { invalid, Problem, refused } from '#platform/contract/errors';
import { attempt } from '#platform/server/db/attempt';
import type { SignedInCall } from '#platform/server/http/call';
import { reasonOf } from '#platform/server/http/reason-of';
import { paperDate } from '#platform/server/pdf/paper-dates';
import type { DraftedOutcome, toInvoiceEndpoints } from '../../contract/index.ts';
import { loadBilling } from '../billed/load-billing.ts';
import { proposedFields } from '../billed/propose-invoice.ts';
import { draftInvoice } from '../invoice/draft-invoice.ts';
import { toInvoiceList } from './to-invoice-repository.ts';

type Call = SignedInCall<(typeof toInvoiceEndpoints)['draftInvoices']>;

/** Locks the projects in the order of their ids, so that two calls with the same projects cannot deadlock. */
const lockProjects = async ({ tenant, person, body }: Call): Promise<StoredProject[]> => {
  const projects: StoredProject[] = [];
  for (const id of [...new Set(body.ids)].sort((a, b) => a - b)) {
    const project = await loadProject(tenant, person, id, { lock: true });
    if (!project) throw invalid({ ids: ['invalid_ids'] });
    projects.push(project);
  }
  return projects;
};

type Drafted = { invoice_id: number; drafted: boolean };

const draftOne = async (call: Call, id: number): Promise<Drafted> => {
  const { tenant, person, now } = call;
  const billing = await loadBilling(tenant, id, now);
  const draft = billing.invoices.find(({ status }) => status === 'draft');
  if (draft) return { invoice_id: draft.id, drafted: false };
  const waiting = await toInvoiceList({ tenant, person, now }, { id });
  if ((await waiting.count(1)) === 0) throw refused('invoice_nothing_done');
  const { fields, partMonth } = await proposedFields(tenant, billing);
  if (partMonth) throw refused('invoice_part_month', { date: paperDate(partMonth.from) });
  return { invoice_id: await draftInvoice(call, billing, fields), drafted: true };
};

/** A project that cannot be drafted is answered with its reason; the others are drafted all the same. */
export const draftInvoices = async (call: Call): Promise<DraftedOutcome> => {
  const outcome: DraftedOutcome = { done: [], failed: [] };
  for (const { id, number, title } of await lockProjects(call)) {
    try {
      const drafted = await attempt(call.tenant, (tenant) => draftOne({ ...call, tenant }, id));
      outcome.done.push({ id, number, title, ...drafted });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      outcome.failed.push({ id, number, title, reason: reasonOf(call, error) });
    }
  }
  return outcome;
};
