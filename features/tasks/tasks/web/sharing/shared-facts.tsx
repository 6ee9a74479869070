import type { ReactNode } from 'react';
import { SharedBuilding } from '#features/sites/sharing/web';
import { formatDate, formatDateTime, useText } from '#platform/web/i18n/index';
import { RecordFacts } from '#platform/web/ui/index';
import type { SharedTask } from '../../contract/index.ts';
import { DueText } from '../task/parts/due-text.tsx';
import { PriorityMark } from '../task/parts/priority-mark.tsx';

/** Place and times, in the building's time zone. */
export const SharedFacts = ({ task }: { task: SharedTask }) => {
  const t = useText();
  const zone = task.building.time_zone;
  const when = (at: string | null) => at && formatDateTime(at, zone);
  const facts = [
    ['building', <SharedBuilding key="building" building={task.building} />],
    ['place', [task.floor, task.common_area, task.area].filter(Boolean).join(' · ')],
    ['due_at', task.due_at && <DueText dueAt={task.due_at} pastDue={task.past_due} zone={zone} />],
    ['scheduled_on', task.scheduled_on && formatDate(task.scheduled_on)],
    ['priority', <PriorityMark key="priority" level={task.priority_level} />],
    ['type', t(`tasks:type.${task.type}`)],
    ['serviced_at', when(task.serviced_at)],
    ['completed_at', when(task.completed_at)],
    ['close_note', task.close_note],
  ] as const satisfies readonly (readonly [string, ReactNode])[];
  return <RecordFacts facts={facts.map(([field, value]) => [t(`tasks:field.${field}`), value])} />;
};
