import { applyTransition, findProject, type TransitionCall } from '#features/special-projects/server';
import { isAllBilled } from '../../contract/index.ts';
import { loadBilling } from './load-billing.ts';

/** A closed project is invoiced once everything that is due for it is on invoices that were issued, and closed again when
 * one of them is a draft again. */
export const followProject = async (call: TransitionCall, projectId: number): Promise<void> => {
  const project = await findProject(call.tenant, null, projectId, { lock: true });
  if (project?.status !== 'closed' && project?.status !== 'invoiced') return;
  const { terms, invoices, tasks, today } = await loadBilling(call.tenant, projectId, call.now);
  const issued = invoices.filter(({ status }) => status !== 'draft');
  const all = terms !== null && isAllBilled(terms, issued, tasks, today);
  if (all === (project.status === 'invoiced')) return;
  await applyTransition(call, project, { name: all ? 'invoice' : 'uninvoice' });
};
