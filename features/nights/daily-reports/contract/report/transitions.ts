import type { Flag } from '#platform/contract/flags';
import type { ReportStatus } from './status.ts';

export const reportTransitionNames = ['finalize', 'reopen'] as const;

export type ReportTransition = (typeof reportTransitionNames)[number];

/** What people do; server and screens both use it. */
export const reportTransitions = {
  finalize: { from: ['new', 'pending'], to: 'finalized' },
  reopen: { from: ['finalized'], to: 'pending' },
} as const satisfies Record<ReportTransition, { from: readonly ReportStatus[]; to: ReportStatus }>;

export const leadsFrom = (transition: ReportTransition, status: ReportStatus): boolean =>
  (reportTransitions[transition].from as readonly ReportStatus[]).includes(status);

export type ReportActor = { userId: number; flags: ReadonlySet<Flag>; license: 'full' | 'viewer' };

const holds = ({ flags, license }: ReportActor, flag: Flag): boolean =>
  license !== 'viewer' && flags.has(flag);

export const mayEdit = ({ status }: { status: ReportStatus }, actor: ReportActor): boolean =>
  status !== 'finalized' && holds(actor, 'reports.canEdit');

/** Choose what the client sees, also of a final report. Allowed for whoever may make it final. */
export const mayShowToClient = (actor: ReportActor): boolean => holds(actor, 'reports.canEdit');

/** Whether people outside of the organization may see a report. */
export const isForClients = ({ status }: { status: ReportStatus }): boolean => status === 'finalized';

export const maySend = (actor: ReportActor): boolean => holds(actor, 'reports.canSendEmail');

/** Hours in which whoever began a report may open it again. */
const ownHours = 24;

type Final = { authorId: number | null; finalizedAt: string | null };

export const mayReopen = ({ authorId, finalizedAt }: Final, actor: ReportActor, now: Date): boolean => {
  if (!holds(actor, 'reports.canEdit') || finalizedAt === null) return false;
  if (holds(actor, 'reports.canDeleteFinal')) return true;
  return authorId === actor.userId && now.getTime() - Date.parse(finalizedAt) <= ownHours * 3_600_000;
};

export const mayDelete = ({ status }: { status: ReportStatus }, actor: ReportActor): boolean =>
  holds(actor, status === 'finalized' ? 'reports.canDeleteFinal' : 'reports.canEdit');

type State = Final & { status: ReportStatus };

/** What this person may do with this report now, in the order shown on screens. */
export const allowedTransitions = (report: State, actor: ReportActor, now: Date): ReportTransition[] =>
  reportTransitionNames.filter(
    (transition) =>
      leadsFrom(transition, report.status) &&
      (transition === 'reopen' ? mayReopen(report, actor, now) : holds(actor, 'reports.canEdit')),
  );

/** Whether somebody sees no report before it is final. */
export const seesOnlyFinal = (flags: ReadonlySet<Flag>): boolean => flags.has('reports.onlyFinalized');
