import { IconArrowsMove, IconBuildingPlus, IconPencil, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, useMayOpen, usePreload } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import type { MenuAction } from '#platform/web/ui/index';
import { type AreaRow, maxDepth } from '../../contract/index.ts';
import { createAreaHref, editAreaHref } from '../addresses.ts';
import { useDeleteArea } from '../delete/use-delete-area.tsx';
import type { RowActions } from './row-actions.ts';

const [MoveDialog, preloadMove] = lazyPart(() => import('../move/move-dialog.tsx'));

/** What this person may do in the rows, and the dialogs for it. */
export const useRowActions = (levelOf: (id: number) => number, toggle: (id: number) => void) => {
  const t = useText();
  const mayEdit = useFlag('admin.canAddArea');
  const maySeeJobs = useMayOpen('/admin/jobs');
  const [moving, setMoving] = useState<AreaRow | null>(null);
  const { deleteAction, dialog } = useDeleteArea();
  usePreload(preloadMove, mayEdit);
  const edits = (area: AreaRow): MenuAction[] => [
    { label: t('platform:actions.edit'), icon: IconPencil, to: editAreaHref(area.id) },
    { label: t('areas:moving.action'), icon: IconArrowsMove, onClick: () => setMoving(area) },
    ...(levelOf(area.id) < maxDepth
      ? [{ label: t('areas:actions.addBelow'), icon: IconPlus, to: createAreaHref({ below: area.id }) }]
      : []),
  ];
  const mayAddBuilding = useMayOpen('/admin/buildings/create');
  const addBuilding = ({ id }: AreaRow): MenuAction => ({
    label: t('areas:actions.addBuilding'),
    icon: IconBuildingPlus,
    to: `/admin/buildings/create?area=${id}`,
  });
  const actions: RowActions = {
    toggle,
    menuOf: (area) => [
      ...(mayEdit ? edits(area) : []),
      ...(mayAddBuilding ? [addBuilding(area)] : []),
      ...(deleteAction ? [deleteAction(area)] : []),
    ],
    mayMove: mayEdit,
    mayEdit,
    maySeeJobs,
  };
  const dialogs = (
    <Suspense fallback={null}>
      {moving && <MoveDialog area={moving} onClose={() => setMoving(null)} />}
      {dialog}
    </Suspense>
  );
  return { actions, dialogs };
};
