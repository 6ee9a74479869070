import type { Flag } from '#platform/contract/flags';
import type { ActionLogStatus } from './status.ts';

export const actionLogTransitionNames = ['finalize', 'reopen'] as const;

export type ActionLogTransition = (typeof actionLogTransitionNames)[number];

type Edge = { from: readonly ActionLogStatus[]; to: ActionLogStatus };

/** What people do; server and screens use it. */
export const actionLogTransitions = {
  finalize: { from: ['new', 'pending'], to: 'finalized' },
  reopen: { from: ['finalized'], to: 'pending' },
} as const satisfies Record<ActionLogTransition, Edge>;

export type LogActor = { userId: number; flags: ReadonlySet<Flag>; license: 'full' | 'viewer' };

type Log = { status: ActionLogStatus; porterId: number };

const holds = ({ flags, license }: LogActor, flag: Flag): boolean => license !== 'viewer' && flags.has(flag);

export const leadsFrom = (transition: ActionLogTransition, status: ActionLogStatus): boolean =>
  (actionLogTransitions[transition].from as readonly ActionLogStatus[]).includes(status);

/** Whether somebody may write in a log: people with the right, and the porter in the own log. */
export const mayWrite = ({ porterId }: Pick<Log, 'porterId'>, actor: LogActor): boolean =>
  holds(actor, 'actionLogs.canEdit') || (actor.license !== 'viewer' && porterId === actor.userId);

export const mayEdit = (log: Log, actor: LogActor): boolean =>
  log.status !== 'finalized' && mayWrite(log, actor);

export const mayTransition = (
  transition: ActionLogTransition,
  log: Pick<Log, 'porterId'>,
  actor: LogActor,
): boolean => (transition === 'finalize' ? mayWrite(log, actor) : holds(actor, 'actionLogs.canEdit'));

/** Whether people outside of the organization may see a log. */
export const isForClients = ({ status }: Pick<Log, 'status'>): boolean => status === 'finalized';

export const maySend = (actor: LogActor): boolean => holds(actor, 'actionLogs.canSendEmail');

export const mayDelete = ({ status }: Pick<Log, 'status'>, actor: LogActor): boolean =>
  status !== 'finalized' && holds(actor, 'actionLogs.canDelete');

export const mayDeleteFinal = ({ status }: Pick<Log, 'status'>, actor: LogActor): boolean =>
  status === 'finalized' && holds(actor, 'actionLogs.canDeleteFinal');

/** A porter may delete entries of the own log; entries in other logs need the right to delete. */
export const mayDeleteEntry = (log: Log, actor: LogActor): boolean =>
  mayEdit(log, actor) && (log.porterId === actor.userId || holds(actor, 'actionLogs.canDelete'));

export const allowedTransitions = (log: Log, actor: LogActor): ActionLogTransition[] =>
  actionLogTransitionNames.filter(
    (transition) => leadsFrom(transition, log.status) && mayTransition(transition, log, actor),
  );

/** Whether somebody sees no log before it is final. */
export const seesOnlyFinal = (flags: ReadonlySet<Flag>): boolean => flags.has('actionLogs.onlyFinalized');
