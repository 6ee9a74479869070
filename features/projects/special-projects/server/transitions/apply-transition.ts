import { findOrganization, settingsOf } from '#features/accounts/organizations/server';
import { invalid, refused } from '#platform/contract/errors';
import {
  leadsFrom,
  missingFor,
  type ProjectStatus,
  type ProjectTransition,
  plannedDay,
  projectTransitions,
  runningStatuses,
  targetOf,
} from '../../contract/index.ts';
import type { StoredProject } from '../project/columns-sql-repository.ts';
import { canPause } from '../project/project-policy.ts';
import { saveProject } from '../project/project-repository.ts';
import { publishNewDay } from '../project/publish-new-day.ts';
import { recordProjectChange } from '../project/record-project-change.ts';
import { todayOf } from '../project/today-of.ts';
import { renewDay } from '../recurring/schedule-repository.ts';
import { factsOf } from './activation-facts.ts';
import { effects } from './effects.ts';
import type { TransitionCall, TransitionInput } from './transition-call.ts';

const missingOf = async ({ tenant }: TransitionCall, project: StoredProject, today: string) => {
  const { approval_threshold } = settingsOf(await findOrganization(tenant));
  return missingFor(factsOf(project, approval_threshold, today));
};

const scheduling: readonly ProjectTransition[] = ['activate', 'reopen', 'resume'];

/** The status after a transition. A scheduled project must lack nothing; one that is opened again and lacks something becomes
 * pending instead. */
const statusAfter = async (
  call: TransitionCall,
  project: StoredProject,
  { name, today, day }: { name: ProjectTransition; today: string; day: string | undefined },
): Promise<ProjectStatus> => {
  const { held_from } = project;
  const to = targetOf(name, { held_from, scheduled_date: plannedDay(project, today) }, today);
  if (!scheduling.includes(name) || !runningStatuses.includes(to)) return to;
  const missing = await missingOf(call, { ...project, scheduled_date: day ?? project.scheduled_date }, today);
  // Work that has begun goes on after its day.
  if (to === 'active' && missing.scheduled_date === 'only_future_dates') delete missing.scheduled_date;
  if (Object.keys(missing).length === 0) return to;
  if (name === 'reopen') return 'pending';
  throw invalid(Object.fromEntries(Object.entries(missing).map(([field, code]) => [field, [code]])));
};

/** One transition of a project that this transaction holds, with all that follows from it: 409 from a status it does not
 * lead from, 422 without what it needs. */
export const applyTransition = async (
  call: TransitionCall,
  project: StoredProject,
  { name, ...said }: TransitionInput & { name: ProjectTransition },
): Promise<void> => {
  const { tenant, now } = call;
  if (!leadsFrom(name, project.status))
    throw refused('project_transition_refused', {
      status: { code: `project_status_${project.status}` },
      transition: { code: `project_transition_${name}` },
    });
  if (name === 'deactivate' && !canPause(project)) throw refused('project_no_schedule');
  if (projectTransitions[name].asksNote && (said.note ?? '').length < 3)
    throw invalid({ note: ['reason_required'] });
  const today = todayOf(project, now);
  const to = await statusAfter(call, project, { name, today, day: said.scheduled_date });
  const set = await effects[name](call, project, { today, to, said });
  const held = to === 'on_hold' ? {} : { held_from: null, held_at: null, hold_reason: null };
  await saveProject(tenant, project.id, { ...held, ...set, status: to });
  await renewDay(tenant, project.id);
  await recordProjectChange(call, project, {
    action: 'special-project.moved',
    from: project.status,
    to,
    note: said.note || null,
    data: { transition: name },
  });
  const { scheduled_date: day } = said;
  if (name === 'resume' && day !== undefined && day !== project.scheduled_date)
    await publishNewDay(call, { ...project, status: to }, day);
};
