import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import { invalid } from '#platform/contract/errors';
import { transitionEngine } from '#platform/server/transitions/transition-engine';
import {
  missingFor,
  type ProjectStatus,
  type ProjectTransition,
  plannedDay,
  projectTransitions,
  runningStatuses,
} from '../../contract/index.ts';
import type { StoredProject } from '../project/columns-sql-repository.ts';
import { type ProjectSet, saveProject } from '../project/project-repository.ts';
import { publishNewDay } from '../project/publish-new-day.ts';
import { recordProjectChange } from '../project/record-project-change.ts';
import { todayOf } from '../project/today-of.ts';
import { renewDay } from '../recurring/schedule-repository.ts';
import { factsOf } from './activation-facts.ts';
import { effects } from './effects.ts';
import type { TransitionCall, TransitionInput } from './transition-call.ts';

const missingOf = async ({ tenant }: TransitionCall, project: StoredProject, today: string) => {
  const { approval_threshold } = settingsOf(await loadOrganization(tenant));
  return missingFor(factsOf(project, approval_threshold, today));
};

const scheduling: readonly ProjectTransition[] = ['activate', 'reopen', 'resume'];

type Plan = { name: ProjectTransition; to: ProjectStatus; today: string; day: string | undefined };

/** The status after a transition that plans for `to`. A scheduled project must lack nothing; one that is opened again and lacks
 * something becomes pending instead. */
const statusAfter = async (
  call: TransitionCall,
  project: StoredProject,
  { name, to, today, day }: Plan,
): Promise<ProjectStatus> => {
  if (!scheduling.includes(name) || !runningStatuses.includes(to)) return to;
  const missing = await missingOf(call, { ...project, scheduled_date: day ?? project.scheduled_date }, today);
  // Work that has begun goes on after its day.
  if (to === 'active' && missing.scheduled_date === 'only_future_dates') delete missing.scheduled_date;
  if (Object.keys(missing).length === 0) return to;
  if (name === 'reopen') return 'pending';
  throw invalid(Object.fromEntries(Object.entries(missing).map(([field, code]) => [field, [code]])));
};

type Planned = StoredProject & { today: string; recurs: boolean };

const projectSteps = transitionEngine(projectTransitions, {
  save: async ({ tenant }: TransitionCall, { id }: Planned, set: ProjectSet) => {
    const onHold = set.status === 'on_hold' ? {} : { held_from: null, held_at: null, hold_reason: null };
    await saveProject(tenant, id, { ...onHold, ...set });
    await renewDay(tenant, id);
  },
  record: recordProjectChange,
});

/** One transition of a project that this transaction holds, with all that follows from it. A person needs its right and says
 * its reason, unless it follows from something larger, such as an invoice, whose caller has checked the rights over that. */
export const applyTransition = async (
  call: TransitionCall,
  project: StoredProject,
  { name, followsOther, ...input }: TransitionInput & { name: ProjectTransition; followsOther?: true },
): Promise<void> => {
  const today = todayOf(project, call.now);
  const recurs = project.schedules.length > 0;
  const planned = { ...project, scheduled_date: plannedDay(project, today), today, recurs };
  const { note, scheduled_date: day } = input;
  const effect = async () => {
    const target = projectTransitions.targetOf(name, planned);
    const to = await statusAfter(call, project, { name, to: target, today, day });
    return { to, set: await effects[name](call, project, { today, to, input }) };
  };
  const status = await projectSteps.apply(call, planned, { name, note, effect, followsOther });
  if (name === 'resume' && day !== undefined && day !== project.scheduled_date)
    await publishNewDay(call, { ...project, status }, day);
};
