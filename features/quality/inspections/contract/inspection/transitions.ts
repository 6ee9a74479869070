import type { Flag } from '#platform/contract/flags';
import type { InspectionStatus } from './status.ts';

export const inspectionTransitionNames = ['complete', 'finalize', 'reopen'] as const;

export type InspectionTransition = (typeof inspectionTransitionNames)[number];

type Edge = { from: readonly InspectionStatus[]; flag: Flag; reason: boolean };

/** What people do; server, screens and the model test all use it. */
export const inspectionTransitions = {
  complete: { from: ['new', 'pending', 'completed'], flag: 'inspections.canComplete', reason: false },
  finalize: { from: ['pending', 'completed'], flag: 'inspections.canFinalize', reason: false },
  reopen: { from: ['pending', 'completed', 'finalized'], flag: 'inspections.canReopen', reason: true },
} as const satisfies Record<InspectionTransition, Edge>;

/** Transitions that the system makes: when the last linked task ends, when that is undone at once, and when the time to change
 * the result is over. */
export const automaticTransitions = {
  end_tasks: { from: 'pending', to: 'finalized' },
  undo_end: { from: 'finalized', to: 'pending' },
  expire: { from: 'completed', to: 'finalized' },
} as const satisfies Record<string, { from: InspectionStatus; to: InspectionStatus }>;

export const leadsFrom = (transition: InspectionTransition, status: InspectionStatus): boolean =>
  (inspectionTransitions[transition].from as readonly InspectionStatus[]).includes(status);

/** An inspection whose linked tasks are not all done waits for them. */
const waiting = (openTasks: number): InspectionStatus => (openTasks > 0 ? 'pending' : 'completed');

export const targetOf = (
  transition: InspectionTransition,
  { status, openTasks }: { status: InspectionStatus; openTasks: number },
): InspectionStatus => {
  if (transition === 'finalize') return 'finalized';
  if (transition === 'reopen' && status !== 'finalized') return 'new';
  return waiting(openTasks);
};

export type InspectionActor = {
  userId: number;
  flags: ReadonlySet<Flag>;
  license: 'full' | 'viewer';
};

const holds = ({ flags, license }: InspectionActor, flag: Flag): boolean =>
  license !== 'viewer' && flags.has(flag);

export const mayTransition = (transition: InspectionTransition, actor: InspectionActor): boolean =>
  holds(actor, inspectionTransitions[transition].flag);

export const mayEdit = ({ status }: { status: InspectionStatus }, actor: InspectionActor): boolean =>
  status !== 'finalized' && holds(actor, 'inspections.canEdit');

/** The person who began an inspection may delete it while it is new. Later only admins may, and never once it is final. */
export const mayDelete = (
  { status, inspectorId }: { status: InspectionStatus; inspectorId: number | null },
  actor: InspectionActor,
): boolean => {
  if (status === 'finalized' || actor.license === 'viewer') return false;
  if (actor.flags.has('isAdmin')) return true;
  return status === 'new' && inspectorId === actor.userId && holds(actor, 'inspections.canEdit');
};

export const mayReinspect = (
  { status, deficiencyCount }: { status: InspectionStatus; deficiencyCount: number },
  actor: InspectionActor,
): boolean =>
  (status === 'completed' || status === 'finalized') &&
  deficiencyCount > 0 &&
  holds(actor, 'inspections.canEdit');

/** Also at a final inspection: a task about what somebody sees there does not change the inspection. */
export const mayAddTask = (actor: InspectionActor): boolean =>
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

export const maySend = (actor: InspectionActor): boolean => holds(actor, 'inspections.canSendEmail');

type Walked = { inspectorId: number | null; clientSigned: boolean };

/** People who send reports or make them final also decide who outside sees them. The inspector may hand the link to the person
 * who walked along and signed for the client. */
export const mayShare = (actor: InspectionActor, { inspectorId, clientSigned }: Walked): boolean =>
  maySend(actor) ||
  holds(actor, 'inspections.canFinalize') ||
  (clientSigned && inspectorId === actor.userId && holds(actor, 'inspections.canComplete'));

/** What this person may do with this inspection now, in the order shown on screens. */
export const allowedTransitions = (
  status: InspectionStatus,
  actor: InspectionActor,
): InspectionTransition[] =>
  inspectionTransitionNames.filter(
    (transition) => leadsFrom(transition, status) && mayTransition(transition, actor),
  );

/** Whether somebody sees no inspection before it is final. */
export const seesOnlyFinal = (flags: ReadonlySet<Flag>): boolean => flags.has('inspections.onlyFinalized');

/** Statuses that a person sees of other people's inspections; of their own also `new`, unless limited to final ones. */
export const visibleStatuses = (flags: ReadonlySet<Flag>): readonly InspectionStatus[] => {
  if (seesOnlyFinal(flags)) return ['finalized'];
  if (flags.has('inspections.canViewAllStatus')) return ['new', 'pending', 'completed', 'finalized'];
  return ['pending', 'completed', 'finalized'];
};
