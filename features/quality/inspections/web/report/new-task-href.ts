import { createTaskHref } from '#features/tasks/tasks/web';
import { currentLocale } from '#platform/web/i18n/index';
import {
  type Answer,
  type Inspection,
  proposedDescription,
  type ReportLine,
  taskPlace,
} from '../../contract/index.ts';

type Seen = Pick<Inspection, 'job' | 'building'>;

/** The form of a task for what somebody sees at the site. */
export const newTaskHref = ({ job, building }: Seen, more: Parameters<typeof createTaskHref>[0] = {}) =>
  createTaskHref({ job_id: job.id, building_id: building.id, type: 'deficiency', ...more });

/** The same form, filled in with the place and the words of one answer. */
export const taskOfLineHref = (
  inspection: Seen & Pick<Inspection, 'snapshot'>,
  line: ReportLine<Answer>,
  answer: Answer,
) => {
  const { building_floor_id, building_common_area_id } = taskPlace(line.place);
  return newTaskHref(inspection, {
    building_floor_id: building_floor_id ?? undefined,
    building_common_area_id: building_common_area_id ?? undefined,
    description: proposedDescription(line, answer, inspection.snapshot, currentLocale()),
  });
};
