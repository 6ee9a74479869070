import { Button, Group } from '@mantine/core';
import { IconArrowsMove, IconBuildingPlus, IconPencil, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { z } from 'zod';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, urlText, useMayOpen, usePreload, useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { type MenuAction, NothingMatches, SearchBox } from '#platform/web/ui/index';
import { type AreaRow, maxDepth } from '../../contract/index.ts';
import { createAreaHref, editAreaHref } from '../addresses.ts';
import { type AreaNode, flatten, type PlacedArea, placeAreas } from '../area-tree.ts';
import { useDeleteArea } from '../delete/use-delete-area.tsx';
import { moveArea, showMoveProblem } from '../move/move-area.ts';
import { AreaBranch } from './area-branch.tsx';
import { findAreas } from './find-areas.ts';
import type { RowActions } from './row-actions.ts';
import classes from './tree.module.css';
import { useCounts } from './use-counts.ts';
import { useDrag } from './use-drag.ts';

const [MoveDialog, preloadMove] = lazyPart(() => import('../move/move-dialog.tsx'));

/** What this person may do in the rows, and the dialogs for it. */
const useRowActions = (levelOf: (id: number) => number, toggle: (id: number) => void) => {
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

/** A tree of more areas begins with its regions only. */
const maxOpen = 60;

const withBelow = (tree: readonly PlacedArea<AreaNode>[]): number[] =>
  flatten(tree)
    .filter(({ below }) => below.length > 0)
    .map(({ area }) => area.id);

/** Which areas show those below them. */
const useOpenAreas = (tree: readonly PlacedArea<AreaNode>[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const open = chosen ?? new Set(flatten(tree).length > maxOpen ? [] : withBelow(tree));
  return {
    open,
    toggle: (id: number) => {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    openAll: () => setChosen(new Set(withBelow(tree))),
    closeAll: () => setChosen(new Set()),
  };
};

const treeSearch = z.object({ q: urlText() });

export const AreaTree = ({ areas }: { areas: readonly AreaRow[] }) => {
  const t = useText();
  const client = useQueryClient();
  const counts = useCounts();
  const [{ q }, setSearch] = useSearchState(treeSearch);
  const tree = useMemo(() => placeAreas(areas), [areas]);
  const levels = useMemo(() => new Map(flatten(tree).map(({ area, level }) => [area.id, level])), [tree]);
  const { found, shown } = useMemo(
    () => (q ? findAreas(tree, q) : { found: undefined, shown: undefined }),
    [tree, q],
  );
  const { open, toggle, openAll, closeAll } = useOpenAreas(tree);
  const { actions, dialogs } = useRowActions((id) => levels.get(id) ?? 1, toggle);
  const byId = (id: number | null) => areas.find((area) => area.id === id);
  const { dragged, handlers } = useDrag((id, to) => {
    const area = byId(id);
    if (!area || area.parent_area_id === to) return;
    moveArea(client, area, byId(to) ?? null).catch(showMoveProblem);
  });
  const regions = shown ? tree.filter(({ area }) => shown.has(area.id)) : tree;
  return (
    <>
      <Group gap="xs" mb="sm" data-no-print>
        <div className={classes.search}>
          <SearchBox
            value={q}
            placeholder={t('areas:search')}
            onChange={(words) => setSearch({ q: words }, { replace: true })}
          />
        </div>
        {!q && areas.length > tree.length && (
          <Group className={classes.folds} gap="xs" align="stretch" wrap="nowrap">
            <Button variant="subtle" size="compact-sm" onClick={openAll}>
              {t('areas:openAll')}
            </Button>
            <Button variant="subtle" size="compact-sm" onClick={closeAll}>
              {t('areas:closeAll')}
            </Button>
          </Group>
        )}
      </Group>
      {regions.length === 0 && <NothingMatches onClear={() => setSearch({ q: undefined })} />}
      <div {...(actions.mayMove && handlers)}>
        {regions.length > 0 && (
          <ul className={classes.tree} aria-label={t('areas:titles.list')}>
            {regions.map((placed) => (
              <AreaBranch
                key={placed.area.id}
                placed={placed}
                counts={counts}
                open={open}
                shown={shown}
                found={found}
                actions={actions}
              />
            ))}
          </ul>
        )}
        {dragged !== null && byId(dragged)?.parent_area_id !== null && (
          <div className={classes.top} data-area="top">
            {t('areas:moving.makeRegion')}
          </div>
        )}
      </div>
      {dialogs}
    </>
  );
};
