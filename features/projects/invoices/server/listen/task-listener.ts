import { refused } from '#platform/contract/errors';
import type { Listener } from '#platform/server/events/event';
import { invoiceOfTask, projectOfTask } from '../billed/billed-project-repository.ts';

const takenBack: readonly unknown[] = ['reopen', 'undo'];

/** Billed work stays done. A task on an invoice cannot be reopened, cancelled or deleted while the invoice exists; no task
 * can be reopened once its project is invoiced. */
export const taskListener: Listener = {
  events: ['task.moved', 'task.deleted'],
  hear: async (tenant, { name, entityId, data }) => {
    const isTakenBack = takenBack.includes(data.transition);
    if (!isTakenBack && data.transition !== 'cancel' && name !== 'task.deleted') return;
    const invoice = await invoiceOfTask(tenant, entityId);
    if (invoice?.number) throw refused('task_on_invoice', { number: invoice.number });
    if (invoice) throw refused('task_on_draft');
    const project = isTakenBack ? await projectOfTask(tenant, entityId) : undefined;
    if (project?.status === 'invoiced') throw refused('task_is_billed');
  },
};
