import type { QueryClient } from '@tanstack/react-query';
import type { TemplateSnapshot } from '#features/quality/inspection-templates/contract';
import type { JobRow } from '#features/sites/jobs/contract';
import { submit } from '#platform/web/outbox/index';
import type { Session } from '#platform/web/session/index';
import {
  type Inspection,
  inspectionTransitions,
  mayAddTask,
  mayEdit,
  type Place,
  type PlaceKind,
  statusCodes,
} from '../../contract/index.ts';
import { aboutInspection, inspectionGroup } from '../outbox/about.ts';
import { createInspectionWrite } from '../outbox/inspection-writes.ts';

type Chosen = {
  client_uuid: string;
  job: JobRow;
  building: { id: number; name: string; time_zone: string };
  snapshot: TemplateSnapshot;
  places: readonly Place[];
  visibility: Inspection['visibility'];
  accompanied_by: string | null;
  begun_distance_m: number | null;
  /** ISO time. */
  at: string;
};

/** What a device does not know of an inspection that has just begun, or what is empty then. */
const unknown = {
  id: 0,
  number: 0,
  area: null,
  score: null,
  outcome: null,
  band: null,
  critical_fail: false,
  deficiency_count: 0,
  open_tasks: 0,
  task_count: 0,
  reopened: false,
  is_reinspection: false,
  section_scores: [],
  only: null,
  answers: [],
  tasks: [],
  general_comments: '',
  signature: null,
  client_signature: null,
  completed_at: null,
  completed_by: null,
  finalizes_at: null,
  finalized_at: null,
  finalized_by: null,
  reopened_at: null,
  reopened_by: null,
  reopened_tasks: 0,
  released_at: null,
  next_due_on: null,
  parent: null,
  reinspections: [],
  timeline: [],
} satisfies Partial<Inspection>;

/** The inspection as the server will answer it, so that it can be walked before the server knows it. `task_sla` is 0 throughout:
 * it comes from the company's settings, which a device does not know. */
const begunInspection = (
  { snapshot, at, job, places, ...chosen }: Chosen,
  { user, flags }: Session,
): Inspection => {
  const actor = { userId: user.id, flags, license: user.license };
  const update = mayEdit({ status: 'new' }, actor);
  return {
    ...unknown,
    ...chosen,
    status: 'new',
    status_code: statusCodes.new,
    inspection_type: snapshot.inspection_type,
    template: { id: snapshot.template_id, name: snapshot.name, version: snapshot.version },
    job: { id: job.id, job_number: job.job_number, job_name: job.job_name },
    client: job.client,
    inspected_by: { id: user.id, name: user.name },
    inspected_at: at,
    started_at: at,
    target_score: snapshot.target_score,
    updated_at: at,
    snapshot,
    score_method: snapshot.score_method,
    places: [...places],
    task_sla: { high: 0, medium: 0, low: 0 },
    allowed_transitions: inspectionTransitions.allowed({ status: 'new', open_tasks: 0 }, actor),
    can: {
      update,
      choose_visibility: update && snapshot.visibility === 'choose',
      mark_all: update && snapshot.allow_mark_all,
      add_task: mayAddTask(actor),
      add_tenant: update && flags.has('inspections.canAddTenant'),
      delete_tenant: update && flags.has('inspections.canDeleteTenant'),
      delete: false,
      reinspect: false,
      share: false,
      email: false,
      edit_files: update,
    },
  };
};

/** Ids of the chosen places by kind; a kind of which all were chosen is left to the server, which knows all. */
export type ChosenIds = Partial<Record<PlaceKind, number[]>>;

/** Begins an inspection under the key of this device, and waits for the server a moment at most. */
export const beginInspection = async (
  client: QueryClient,
  session: Session,
  chosen: Chosen,
  ids: ChosenIds,
): Promise<void> => {
  const inspection = begunInspection(chosen, session);
  const { client_uuid, snapshot } = chosen;
  await submit(client, {
    kind: createInspectionWrite,
    id: client_uuid,
    parts: {
      body: {
        template_id: snapshot.template_id,
        template_version: snapshot.version,
        job_id: chosen.job.id,
        building_id: chosen.building.id,
        ...(ids.floor ? { floor_ids: ids.floor } : {}),
        ...(ids.common_area ? { common_area_ids: ids.common_area } : {}),
        ...(ids.tenant ? { tenant_ids: ids.tenant } : {}),
        accompanied_by: chosen.accompanied_by,
        ...(snapshot.visibility === 'choose' ? { visibility: chosen.visibility } : {}),
        begun_distance_m: chosen.begun_distance_m,
        client_uuid,
        device_created_at: chosen.at,
      },
    },
    group: inspectionGroup(client_uuid),
    about: aboutInspection(inspection),
    form: { inspection },
  });
};
