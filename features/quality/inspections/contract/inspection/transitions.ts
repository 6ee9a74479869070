import type { Flag } from '#platform/contract/flags';
import { type Actor, defineTransitions, holds, type NameOf } from '#platform/contract/transitions';
import { type InspectionStatus, inspectionStatuses } from './status.ts';

type Facts = { status: InspectionStatus; open_tasks: number };

/** An inspection whose linked tasks are not all done waits for them. */
const waiting = ({ open_tasks }: Facts): InspectionStatus => (open_tasks > 0 ? 'pending' : 'completed');

export const inspectionTransitions = defineTransitions({
  entity: 'inspection',
  statuses: inspectionStatuses,
  status: ({ status }: Facts) => status,
  edges: {
    complete: {
      from: ['new', 'pending', 'completed'],
      to: ['pending', 'completed'],
      target: waiting,
      right: 'inspections.canComplete',
    },
    finalize: { from: ['pending', 'completed'], to: 'finalized', right: 'inspections.canFinalize' },
    reopen: {
      from: ['pending', 'completed', 'finalized'],
      to: ['new', 'pending', 'completed'],
      target: (inspection) => (inspection.status === 'finalized' ? waiting(inspection) : 'new'),
      right: 'inspections.canReopen',
      reason: true,
    },
  },
  /** When the last linked task ends, when that is undone at once, and when the time to change the result is over. */
  automatic: {
    end_tasks: { from: ['pending'], to: 'finalized' },
    undo_end: { from: ['finalized'], to: 'pending' },
    expire: { from: ['completed'], to: 'finalized' },
  },
});

export type InspectionTransition = NameOf<typeof inspectionTransitions>;

export const mayEdit = ({ status }: { status: InspectionStatus }, actor: Actor): boolean =>
  status !== 'finalized' && holds(actor, 'inspections.canEdit');

/** The person who began an inspection may delete it while it is new. Later only admins may, and never once it is final. */
export const mayDelete = (
  { status, inspectorId }: { status: InspectionStatus; inspectorId: number | null },
  actor: Actor,
): boolean => {
  if (status === 'finalized' || actor.license === 'viewer') return false;
  if (actor.flags.has('isAdmin')) return true;
  return status === 'new' && inspectorId === actor.userId && holds(actor, 'inspections.canEdit');
};

export const mayReinspect = (
  { status, deficiencyCount }: { status: InspectionStatus; deficiencyCount: number },
  actor: Actor,
): boolean =>
  (status === 'completed' || status === 'finalized') &&
  deficiencyCount > 0 &&
  holds(actor, 'inspections.canEdit');

/** Also at a final inspection: a task about what somebody sees there does not change the inspection. */
export const mayAddTask = (actor: Actor): boolean =>
  holds(actor, 'hasAccessTasks') &&
  holds(actor, 'tasks.canAddTask') &&
  holds(actor, 'inspections.canAddTask');

/** Whether people outside of the organization may see an inspection. */
export const isForClients = ({
  status,
  visibility,
}: {
  status: InspectionStatus;
  visibility: string;
}): boolean => visibility === 'public' && status !== 'new';

export const maySend = (actor: Actor): boolean => holds(actor, 'inspections.canSendEmail');

type Walked = { inspectorId: number | null; clientSigned: boolean };

/** People who send reports or make them final also decide who outside sees them. The inspector may hand the link to the person
 * who walked along and signed for the client. */
export const mayShare = (actor: Actor, { inspectorId, clientSigned }: Walked): boolean =>
  maySend(actor) ||
  holds(actor, 'inspections.canFinalize') ||
  (clientSigned && inspectorId === actor.userId && holds(actor, 'inspections.canComplete'));

/** Whether somebody sees no inspection before it is final. */
export const seesOnlyFinal = (flags: ReadonlySet<Flag>): boolean => flags.has('inspections.onlyFinalized');

/** Statuses that a person sees of other people's inspections; of their own also `new`, unless limited to final ones. */
export const visibleStatuses = (flags: ReadonlySet<Flag>): readonly InspectionStatus[] => {
  if (seesOnlyFinal(flags)) return ['finalized'];
  if (flags.has('inspections.canViewAllStatus')) return ['new', 'pending', 'completed', 'finalized'];
  return ['pending', 'completed', 'finalized'];
};
