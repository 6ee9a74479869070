import {
  IconCalendarShare,
  IconCheck,
  IconClipboardCheck,
  IconClock,
  IconDots,
  IconX,
} from '@tabler/icons-react';
import { beginHref, inspectionHref } from '#features/inspections/web';
import { formatDate, formatDay, useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { ActionMenu } from '#platform/web/ui/index';
import { dueHref } from '../addresses.ts';
import { useBoard } from './board.ts';
import { draggedStore } from './dragged.ts';
import { type Item, siteWords } from './item.ts';
import classes from './schedule.module.css';

type Props = {
  item: Item;
  /** Where the place on the schedule does not say it. */
  withDay?: boolean;
  withInspector?: boolean;
  /** Where there is little room, only a plan that comes too late says when it is due. */
  narrow?: boolean;
};

type State = 'done' | 'begun' | 'late' | 'open';

const stateOf = ({ plan, due_on }: Item, today: string): State => {
  if (plan?.inspection) return plan.inspection.status === 'new' ? 'begun' : 'done';
  const day = plan ? plan.planned_on : due_on;
  return day !== null && day < today ? 'late' : 'open';
};

const icons = { done: IconCheck, begun: IconClipboardCheck, late: IconClock, open: null };

/** A site that is to be inspected: dragged, or moved by its menu. */
export const PlanCard = ({ item, withDay = false, withInspector = false, narrow = false }: Props) => {
  const t = useText();
  const { schedule, drop, ask } = useBoard();
  const mayBegin = useFlag('inspections.canEdit');
  const { plan, job, building, due_on, movable } = item;
  const state = stateOf(item, schedule.today);
  const Icon = icons[state];
  const site = siteWords(item);
  const tooLate = due_on !== null && plan !== null && plan.planned_on > due_on;
  const saysDue = tooLate || !narrow;
  const second = [
    withDay && plan && formatDay(plan.planned_on),
    withInspector && plan && (plan.inspector?.name ?? t('inspection-schedule:unassigned')),
    state === 'open' ? null : t(`inspection-schedule:schedule.${state}`),
    saysDue && due_on && t('inspection-schedule:schedule.due', { day: formatDate(due_on) }),
  ].filter(Boolean);
  const menu = [
    ...(movable
      ? [
          {
            label: t(plan ? 'inspection-schedule:schedule.move' : 'inspection-schedule:schedule.plan'),
            icon: IconCalendarShare,
            onClick: () => ask(item),
          },
        ]
      : []),
    ...(mayBegin && !plan?.inspection
      ? [
          {
            label: t('inspections:list.begin'),
            icon: IconClipboardCheck,
            to: beginHref({ job: job.id, building: building.id }),
          },
        ]
      : []),
    ...(movable && plan
      ? [{ label: t('inspection-schedule:schedule.drop'), icon: IconX, onClick: () => drop(item) }]
      : []),
  ];
  return (
    <li
      className={classes.card}
      data-state={state}
      data-narrow={narrow || undefined}
      data-too-late={tooLate || undefined}
      draggable={movable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', site);
        draggedStore.set(item);
      }}
      onDragEnd={() => draggedStore.set(null)}
    >
      <span className={classes.words}>
        <PlainLink
          to={plan?.inspection ? inspectionHref(plan.inspection.id) : dueHref(job.id)}
          className={classes.site}
          draggable={false}
          title={site}
        >
          <span className={classes.number}>{job.job_number}</span> {job.job_name}
        </PlainLink>
        {second.length > 0 && (
          <span className={classes.second}>
            {Icon && <Icon size={13} stroke={2} aria-hidden />} {second.join(' · ')}
          </span>
        )}
      </span>
      {menu.length > 0 && (
        <ActionMenu
          label={t('inspection-schedule:schedule.menu', { site })}
          icon={IconDots}
          variant="subtle"
          size={28}
          actions={menu}
        />
      )}
    </li>
  );
};
