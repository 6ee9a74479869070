import { findOrganization, settingsOf } from '#features/organizations/server';
import { invalid, refused } from '#platform/contract/errors';
import {
  leadsFrom,
  missingFor,
  projectTransitions,
  type SpecialProject,
  targetOf,
} from '../../contract/index.ts';
import type { StoredProject } from '../project/columns-sql-repository.ts';
import { lockProject, todayOf } from '../project/load-project.ts';
import { presentProject } from '../project/present-project.ts';
import { saveProject } from '../project/project-repository.ts';
import { recordProjectChange } from '../project/record-project-change.ts';
import { factsOf } from './activation-facts.ts';
import { effects } from './effects.ts';
import type { MoveCall } from './move-call.ts';

const missingOf = async (call: MoveCall, project: StoredProject, today: string) => {
  const { approval_threshold } = settingsOf(await findOrganization(call.tenant));
  return missingFor(factsOf(project, approval_threshold, today));
};

const checkNote = ({ params, body }: MoveCall): void => {
  if (projectTransitions[params.name].asksNote && (body.note ?? '').length < 3)
    throw invalid({ note: ['reason_required'] });
};

/** Scheduled needs everything; what is opened again without it waits until it is there. */
const statusAfter = async (call: MoveCall, project: StoredProject, today: string) => {
  const { name } = call.params;
  const to = targetOf(name, project, today);
  if (to !== 'open' || (name !== 'activate' && name !== 'reopen')) return to;
  const missing = await missingOf(call, project, today);
  if (Object.keys(missing).length === 0) return to;
  if (name === 'reopen') return 'pending';
  throw invalid(Object.fromEntries(Object.entries(missing).map(([field, code]) => [field, [code]])));
};

/** One transition with all that follows from it: 409 from a status it does not lead from, 422 without what it needs. */
export const moveProject = async (call: MoveCall): Promise<SpecialProject> => {
  const { tenant, params, body, now } = call;
  const project = await lockProject(call, params.id, body.updated_at);
  if (!leadsFrom(params.name, project.status))
    throw refused('project_move_refused', {
      status: { code: `project_status_${project.status}` },
      move: { code: `project_move_${params.name}` },
    });
  checkNote(call);
  const today = todayOf(project, now);
  const to = await statusAfter(call, project, today);
  const set = await effects[params.name](call, project, { today, to });
  const held = to === 'on_hold' ? {} : { held_from: null, held_at: null, hold_reason: null };
  await saveProject(tenant, project.id, { ...held, ...set, status: to });
  await recordProjectChange(call, project, {
    action: 'special-project.moved',
    from: project.status,
    to,
    note: body.note || null,
    data: { transition: params.name },
  });
  return presentProject(call, project.id);
};
