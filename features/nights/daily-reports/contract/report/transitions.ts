import type { Flag } from '#platform/contract/flags';
import { type Actor, defineTransitions, holds } from '#platform/contract/transitions';
import { type ReportStatus, reportStatuses } from './status.ts';

/** Hours in which whoever began a report may open it again. */
const ownHours = 24;

type Facts = { status: ReportStatus; created_by: number | null; finalized_at: string | null; now: Date };

const mayReopen = ({ created_by, finalized_at, now }: Facts, actor: Actor): boolean => {
  if (!holds(actor, 'reports.canEdit') || finalized_at === null) return false;
  if (holds(actor, 'reports.canDeleteFinal')) return true;
  return created_by === actor.userId && now.getTime() - Date.parse(finalized_at) <= ownHours * 3_600_000;
};

/** Whoever began a report may open it again within a day, later only people who may delete a final one. */
export const reportTransitions = defineTransitions({
  entity: 'daily-report',
  statuses: reportStatuses,
  status: ({ status }: Facts) => status,
  right: 'reports.canEdit',
  edges: {
    finalize: { from: ['new', 'pending'], to: 'finalized' },
    reopen: { from: ['finalized'], to: 'pending', right: mayReopen, reason: true },
  },
  /** As its doors are checked, or entries are taken back. */
  automatic: {
    submit: { from: ['new'], to: 'pending' },
    empty: { from: ['pending'], to: 'new' },
  },
});

export const mayEdit = ({ status }: { status: ReportStatus }, actor: Actor): boolean =>
  status !== 'finalized' && holds(actor, 'reports.canEdit');

/** Choose what the client sees, also of a final report. Allowed for whoever may make it final. */
export const mayShowToClient = (actor: Actor): boolean => holds(actor, 'reports.canEdit');

/** Whether people outside of the organization may see a report. */
export const isForClients = ({ status }: { status: ReportStatus }): boolean => status === 'finalized';

export const maySend = (actor: Actor): boolean => holds(actor, 'reports.canSendEmail');

export const mayDelete = ({ status }: { status: ReportStatus }, actor: Actor): boolean =>
  holds(actor, status === 'finalized' ? 'reports.canDeleteFinal' : 'reports.canEdit');

/** Whether somebody sees no report before it is final. */
export const seesOnlyFinal = (flags: ReadonlySet<Flag>): boolean => flags.has('reports.onlyFinalized');
