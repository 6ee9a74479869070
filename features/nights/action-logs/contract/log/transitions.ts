import { z } from 'zod';
import type { Flag } from '#platform/contract/flags';
import { type Actor, defineTransitions, holds } from '#platform/contract/transitions';

export const actionLogStatuses = ['new', 'pending', 'finalized'] as const;

export const actionLogStatus = z.enum(actionLogStatuses);

export type ActionLogStatus = z.infer<typeof actionLogStatus>;

/** The filters of the list of what is not final yet. */
export const toFinalize = { status: ['new', 'pending'] } satisfies { status: ActionLogStatus[] };

type Log = { status: ActionLogStatus; porter_id: number };

/** Whether somebody may write in a log: people with the right, and the porter in the own log. */
export const mayWrite = ({ porter_id }: Pick<Log, 'porter_id'>, actor: Actor): boolean =>
  holds(actor, 'actionLogs.canEdit') || (actor.license !== 'viewer' && porter_id === actor.userId);

export const actionLogTransitions = defineTransitions({
  entity: 'action-log',
  statuses: actionLogStatuses,
  status: ({ status }: Log) => status,
  edges: {
    finalize: { from: ['new', 'pending'], to: 'finalized', right: mayWrite },
    reopen: { from: ['finalized'], to: 'pending', right: 'actionLogs.canEdit', reason: true },
  },
});

export const mayEdit = (log: Log, actor: Actor): boolean =>
  log.status !== 'finalized' && mayWrite(log, actor);

/** Whether people outside of the organization may see a log. */
export const isForClients = ({ status }: Pick<Log, 'status'>): boolean => status === 'finalized';

export const maySend = (actor: Actor): boolean => holds(actor, 'actionLogs.canSendEmail');

export const mayDelete = ({ status }: Pick<Log, 'status'>, actor: Actor): boolean =>
  status !== 'finalized' && holds(actor, 'actionLogs.canDelete');

export const mayDeleteFinal = ({ status }: Pick<Log, 'status'>, actor: Actor): boolean =>
  status === 'finalized' && holds(actor, 'actionLogs.canDeleteFinal');

/** A porter may delete entries of the own log; entries in other logs need the right to delete. */
export const mayDeleteEntry = (log: Log, actor: Actor): boolean =>
  mayEdit(log, actor) && (log.porter_id === actor.userId || holds(actor, 'actionLogs.canDelete'));

/** Whether somebody sees no log before it is final. */
export const seesOnlyFinal = (flags: ReadonlySet<Flag>): boolean => flags.has('actionLogs.onlyFinalized');
