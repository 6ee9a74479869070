import { billableTypes } from '#features/projects/special-projects/contract';
import { invalid } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import { type BilledProject, type DoneTask, isOpenEnded } from '../../contract/index.ts';
import {
  type BilledInvoice,
  doneTasks,
  invoicesOfProject,
  loadBilledProject,
  type StoredBilledProject,
} from './billed-project-repository.ts';
import { occurrencesOf } from './occurrences-of.ts';

/** All that decides what is billed of a project. */
export type Billing = {
  project: StoredBilledProject;
  /** Null for a project that is not billed. */
  terms: BilledProject | null;
  invoices: readonly BilledInvoice[];
  tasks: readonly DoneTask[];
  /** The day at the site. */
  today: string;
};

const termsOf = ({ invoice_type, price, ...project }: StoredBilledProject): BilledProject | null => {
  const type = billableTypes.find((known) => known === invoice_type);
  if (!type) return null;
  return { ...project, invoice_type: type, price: price ?? 0, occurrences: occurrencesOf(project) };
};

/** The caller must check that the project may be seen. */
export const loadBilling = async (tenant: Tenant, projectId: number, now: Date): Promise<Billing> => {
  const project = await loadBilledProject(tenant, projectId);
  if (!project) throw new Error(`no special project ${projectId}`);
  const [invoices, tasks] = await Promise.all([
    invoicesOfProject(tenant, projectId),
    doneTasks(tenant, project),
  ]);
  const today = dateAt(now, project.time_zone);
  return { project, terms: termsOf(project), invoices, tasks, today };
};

/** The terms on which a project is billed. 422 for a project that is not billed, or whose total price cannot be divided
 * because its rules have no end. */
export const billedTerms = ({ terms }: Pick<Billing, 'terms'>): BilledProject => {
  if (!terms) throw invalid({ invoice_type: ['invoice_no_invoice'] });
  if (isOpenEnded(terms)) throw invalid({ invoice_type: ['invoice_open_ended'] });
  return terms;
};
