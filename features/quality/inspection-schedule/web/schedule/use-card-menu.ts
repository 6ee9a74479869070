import { IconCalendarShare, IconClipboardCheck, IconX } from '@tabler/icons-react';
import { beginHref } from '#features/quality/inspections/web';
import { useText } from '#platform/web/i18n/index';
import { useFlag } from '#platform/web/session/index';
import type { MenuAction } from '#platform/web/ui/index';
import { useBoard } from './board.ts';
import type { Item } from './item.ts';

/** The actions of an item, including those that dragging does. */
export const useCardMenu = (item: Item): readonly MenuAction[] => {
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
