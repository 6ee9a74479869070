import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { useText } from '#platform/web/i18n/index';
import { urlText, useSearchState } from '#platform/web/routing/index';
import { NothingMatches, SearchBox } from '#platform/web/ui/index';
import type { AreaRow } from '../../contract/index.ts';
import { flatten, placeAreas } from '../area-tree.ts';
import { moveArea, showMoveProblem } from '../move/move-area.ts';
import { AreaBranch } from './area-branch.tsx';
import { findAreas } from './find-areas.ts';
import classes from './tree.module.css';
import { useCounts } from './use-counts.ts';
import { useDrag } from './use-drag.ts';
import { useOpenAreas } from './use-open-areas.ts';
import { useRowActions } from './use-row-actions.tsx';

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
      <div className={classes.bar} data-no-print>
        <div className={classes.search}>
          <SearchBox
            value={q}
            placeholder={t('areas:search')}
            onChange={(words) => setSearch({ q: words }, { replace: true })}
          />
        </div>
        {!q && areas.length > tree.length && (
          <div className={classes.folds}>
            <Button variant="subtle" size="compact-sm" onClick={openAll}>
              {t('areas:openAll')}
            </Button>
            <Button variant="subtle" size="compact-sm" onClick={closeAll}>
              {t('areas:closeAll')}
            </Button>
          </div>
        )}
      </div>
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
