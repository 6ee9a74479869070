import {
  applyTransition,
  loadProject,
  type TransitionCall,
} from '#features/projects/special-projects/server';
import { isAllBilled } from '../../contract/index.ts';
import { loadBilling } from './load-billing.ts';

/** Makes a closed project invoiced once everything due for it is on issued invoices, and closed again when that is no
 * longer so. */
export const followProject = async (call: TransitionCall, projectId: number): Promise<void> => {
  const project = await loadProject(call.tenant, null, projectId, { lock: true });
  if (project?.status !== 'closed' && project?.status !== 'invoiced') return;
  const { terms, invoices, tasks, today } = await loadBilling(call.tenant, projectId, call.now);
  const issued = invoices.filter(({ status }) => status !== 'draft');
  const all = terms !== null && isAllBilled(terms, issued, tasks, today);
  if (all === (project.status === 'invoiced')) return;
  await applyTransition(call, project, { name: all ? 'invoice' : 'uninvoice', followsOther: true });
};
