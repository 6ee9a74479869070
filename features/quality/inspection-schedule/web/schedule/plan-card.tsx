import { Box, Group } from '@mantine/core';
import {
  IconCalendarShare,
  IconCheck,
  IconClipboardCheck,
  IconClock,
  IconDots,
  IconX,
} from '@tabler/icons-react';
import { beginHref, inspectionHref } from '#features/quality/inspections/web';
import { formatDate, formatDay, type Translate, useText } from '#platform/web/i18n/index';
import { PlainLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { ActionMenu, type MenuAction, usePhone } from '#platform/web/ui/index';
import { dueHref } from '../addresses.ts';
import { useBoard } from './board.ts';
import { draggedStore, type Item, siteWords } from './item.ts';
import classes from './schedule.module.css';

/** The actions of an item, including those that dragging does. */
const useCardMenu = (item: Item): readonly MenuAction[] => {
  const t = useText();
  const { drop, ask } = useBoard();
  const mayBegin = useFlag('inspections.canEdit');
  const { plan, job, building, movable } = item;
  const place = {
    label: t(plan ? 'inspection-schedule:schedule.move' : 'inspection-schedule:schedule.plan'),
    icon: IconCalendarShare,
    onClick: () => ask(item),
  };
  const begin = {
    label: t('inspections:list.begin'),
    icon: IconClipboardCheck,
    to: beginHref({ job: job.id, building: building.id }),
  };
  const remove = {
    label: t('inspection-schedule:schedule.drop'),
    icon: IconX,
    onClick: () => drop(item),
  };
  return [
    ...(movable ? [place] : []),
    ...(mayBegin && !plan?.inspection ? [begin] : []),
    ...(movable && plan ? [remove] : []),
  ];
};

type Props = {
  item: Item;
  /** Shows the day, where the place on the schedule does not. */
  withDay?: boolean;
  withInspector?: boolean;
  /** For places with little room: says when it is due only if the plan is too late. */
  narrow?: boolean;
};

type State = 'done' | 'begun' | 'late' | 'open';

const stateOf = ({ plan, due_on }: Item, today: string): State => {
  if (plan?.inspection) return plan.inspection.status === 'new' ? 'begun' : 'done';
  const day = plan ? plan.planned_on : due_on;
  return day !== null && day < today ? 'late' : 'open';
};

const icons = { done: IconCheck, begun: IconClipboardCheck, late: IconClock, open: null };

const isTooLate = ({ plan, due_on }: Item): boolean =>
  due_on !== null && plan !== null && plan.planned_on > due_on;

const dueWords = (item: Item, state: State, narrow: boolean, t: Translate): string | null => {
  if (item.due_on === null || (narrow && !isTooLate(item))) return null;
  const word = state === 'late' && !item.plan ? 'since' : 'due';
  return t(`inspection-schedule:schedule.${word}`, { day: formatDate(item.due_on) });
};

/** The second line: what the place on the schedule does not say. */
const wordsOf = (
  { item, withDay, withInspector, narrow = false }: Props,
  state: State,
  t: Translate,
): string => {
  const { plan } = item;
  const saysState = state !== 'open' && (plan !== null || state !== 'late');
  return [
    withDay && plan && formatDay(plan.planned_on),
    withInspector && plan && (plan.inspector?.name ?? t('inspection-schedule:unassigned')),
    saysState && t(`inspection-schedule:schedule.${state}`),
    dueWords(item, state, narrow, t),
  ]
    .filter(Boolean)
    .join(' · ');
};

/** A site that is to be inspected: dragged, or moved by its menu. */
export const PlanCard = (props: Props) => {
  const t = useText();
  const { schedule } = useBoard();
  const phone = usePhone();
  const { item, narrow = false } = props;
  const menu = useCardMenu(item);
  const { plan, job, movable } = item;
  const state = stateOf(item, schedule.today);
  const Icon = icons[state];
  const site = siteWords(item);
  const second = wordsOf(props, state, t);
  return (
    <Group
      component="li"
      className={classes.card}
      gap={2}
      align="flex-start"
      wrap="nowrap"
      data-state={state}
      data-narrow={narrow || undefined}
      data-too-late={isTooLate(item) || undefined}
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
          to={plan?.inspection?.id ? inspectionHref(plan.inspection.id) : dueHref(job.id)}
          className={classes.site}
          draggable={false}
          title={site}
        >
          <Box component="span" c="dimmed" data-figures>
            {job.job_number}
          </Box>{' '}
          {job.job_name}
        </PlainLink>
        {second !== '' && (
          <span className={classes.second}>
            {Icon && <Icon size={13} stroke={2} aria-hidden />} {second}
          </span>
        )}
      </span>
      {menu.length > 0 && (
        <ActionMenu
          label={t('inspection-schedule:schedule.menu', { site })}
          icon={IconDots}
          variant="subtle"
          size={phone ? 44 : 28}
          actions={menu}
        />
      )}
    </Group>
  );
};
