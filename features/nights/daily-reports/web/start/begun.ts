import type { Building, BuildingTenant } from '#features/sites/buildings/contract';
import { isDuring } from '#features/sites/buildings/contract';
import type { JobRow } from '#features/sites/jobs/contract';
import type { Session } from '#platform/web/session/index';
import {
  countDoors,
  type DailyReport,
  type DoorCheck,
  type ReportType,
  serviceNight,
  statusCodes,
} from '../../contract/index.ts';

export type Chosen = {
  client_uuid: string;
  job: JobRow;
  building: Building;
  tenants: readonly BuildingTenant[];
  type: ReportType;
  /** ISO time. */
  at: string;
  /** An earlier night than that of `at`. */
  night?: string | undefined;
};

const noRemarks = {
  result: null,
  checked_at: null,
  cleaned: null,
  lights_off: null,
  note: '',
  bulk: false,
  entered_at: null,
  received_at: null,
  checked_by: null,
  note_public: false,
} as const;

const placesOf = ({ building, tenants }: Chosen, night: string): DoorCheck[] => {
  const floorOf = (ids: readonly number[]) => {
    const [floor] = building.floors.filter(({ id }) => ids.includes(id)).sort((a, b) => a.number - b.number);
    return floor ? { id: floor.id, number: floor.number, label: floor.label } : null;
  };
  const doors = tenants
    .filter(
      ({ check_doors, move_in, move_out }) =>
        check_doors && isDuring({ from: move_in, to: move_out }, { from: night, to: night }),
    )
    .map(({ id, name, suite, floor_ids }) => ({
      kind: 'tenant' as const,
      place_id: id,
      name,
      suite,
      floor: floorOf(floor_ids),
    }));
  const areas = building.common_areas.map(({ id, name, floor_ids }) => ({
    kind: 'common_area' as const,
    place_id: id,
    name,
    suite: '',
    floor: floorOf(floor_ids),
  }));
  const height = ({ floor }: { floor: DoorCheck['floor'] }) => floor?.number ?? -1000;
  return [...doors, ...areas]
    .map((place) => ({ ...place, ...noRemarks, id: 0, files: [], history: [] }))
    .sort((a, b) => height(b) - height(a) || a.suite.localeCompare(b.suite) || a.name.localeCompare(b.name));
};

/** The report as the server will answer it: with this a night can be reported before the server has heard of it. */
export const begunReport = (chosen: Chosen, { user, flags }: Session): DailyReport => {
  const { client_uuid, job, building, type, at, night } = chosen;
  const report_date = night ?? serviceNight(at, building.time_zone);
  const checks = placesOf(chosen, report_date);
  const none = { id: 0, number: 0, area: null, reopened: false, incident_count: 0 };
  const unknown = {
    shift_start: null,
    shift_end: null,
    submitted_at: null,
    finalized_at: null,
    finalized_by: null,
    reopened_at: null,
    reopened_by: null,
    reopen_reason: null,
  };
  const empty = {
    absences: [],
    supplies_needed: [],
    equipment_issues: [],
    incidents: [],
    files: [],
    timeline: [],
  };
  return {
    ...none,
    ...unknown,
    ...empty,
    client_uuid,
    keys: [client_uuid],
    type,
    report_date,
    checks,
    status: 'new',
    status_code: statusCodes.new,
    client: job.client,
    started_at: at,
    updated_at: at,
    job: { id: job.id, job_number: job.job_number, job_name: job.job_name },
    building: { id: building.id, name: building.name, time_zone: building.time_zone },
    supervisor: { id: user.id, name: user.name },
    headcount: { planned: null, present: null },
    general_comments: { description: '' },
    comments_public: false,
    alarm: { set: null, time: null },
    doors: countDoors(checks),
    allowed_transitions: ['finalize'],
    can: {
      update: true,
      delete: false,
      edit_files: true,
      show: true,
      share: false,
      make_tasks: flags.has('hasAccessTasks') && flags.has('tasks.canAddTask'),
    },
  };
};
