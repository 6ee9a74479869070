import { Box, Group, Stack } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { lazyPart, useSearchState } from '#platform/web/routing/index';
import { LoadProblem, RowsSkeleton, usePhone } from '#platform/web/ui/index';
import { useAmong } from './criteria/use-among.ts';
import { ListCount } from './list/list-count.tsx';
import { NothingListed } from './list/nothing-listed.tsx';
import { ResizeHandle } from './list/resize-handle.tsx';
import classes from './map-page.module.css';
import { MapPane } from './map-pane.tsx';
import { clearedCriteria, mapSearch } from './map-search.ts';
import { useMoving } from './move/use-moving.ts';
import { ListSheet } from './phone/list-sheet.tsx';
import type { Bounds } from './sites/bounds.ts';
import { useShownSites } from './sites/use-shown-sites.ts';
import { useSites } from './sites/use-sites.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { useCard } from './use-card.tsx';
import { usePicked } from './use-picked.ts';

const [ListPanel, loadListPanel] = lazyPart(() => import('./list/list-panel.tsx'), {
  first: ['view=list', 'view=split'],
});
const [MoveCard] = lazyPart(() => import('./move/move-card.tsx'));

/** The job sites on a map, in a list, or both. */
const MapPage = () => {
  const t = useText();
  const phone = usePhone();
  const [search, setSearch] = useSearchState(mapSearch);
  const [words, setWords] = useState(search.q ?? '');
  const [cleared, setCleared] = useState(0);
  const among = useAmong(search);
  const all = useSites(search.colour ?? 'status');
  const sites = {
    ...all,
    loaded: all.loaded && among.loaded,
    error: all.error ?? among.error,
    retry: all.error ? all.retry : among.retry,
  };
  const picked = usePicked();
  const { moving, begin, put, end } = useMoving(picked.job);
  const [bounds, setBounds] = useState<Bounds | null>(null);
  const [fitKey, setFitKey] = useState(0);
  const [width, setWidth] = useState(380);
  const [pickedInList, setPickedInList] = useState<number>();
  const view = phone && search.view === 'split' ? 'map' : (search.view ?? 'map');
  const shown = useShownSites(sites.index, words, search, among.ids, view === 'list' ? null : bounds);
  const site = useCard(sites, picked, begin);
  const card = moving ? (
    <Suspense fallback={null}>
      <MoveCard moving={moving} put={put} onMap={view !== 'list'} onClose={end} />
    </Suspense>
  ) : (
    site
  );
  const { matching, withoutPosition, listed } = shown;
  const clear = () => {
    setWords('');
    setCleared(cleared + 1);
    setSearch({
      ...clearedCriteria(),
      q: undefined,
      needs: false,
      active: sites.index.rows.length > 0 ? false : search.active,
    });
  };
  const count = <ListCount shown={listed.length} matching={matching.length} needs={search.needs} />;
  const nothing = {
    total: sites.index.rows.length,
    matching: matching.length,
    needs: search.needs,
    onClear: clear,
    onShowAll: () => setFitKey(fitKey + 1),
  };
  // Loaded ahead, because the list may be opened without a network.
  useEffect(() => void loadListPanel(), []);
  const list = (head: boolean) => (
    <Suspense fallback={<RowsSkeleton rows={12} />}>
      <ListPanel
        {...nothing}
        sites={sites}
        places={listed}
        picked={picked.job}
        wide={view === 'list' && !phone}
        sort={search.sort ?? 'site'}
        onSort={(sort) => setSearch({ sort }, { replace: true })}
        head={head && sites.loaded && count}
        onPick={(job) => {
          setPickedInList(job);
          picked.pick([job]);
        }}
      />
    </Suspense>
  );
  return (
    <Stack className={classes.page} gap={0}>
      <Toolbar
        searchKey={cleared}
        onWords={setWords}
        search={search}
        setSearch={setSearch}
        withoutPosition={withoutPosition.length}
        phone={phone}
      />
      <Group
        className={classes.body}
        gap={0}
        align="stretch"
        wrap="nowrap"
        pos="relative"
        flex={1}
        mih={0}
        data-view={view}
      >
        {view === 'list' && (
          <Box flex={1} miw={0}>
            {list(true)}
          </Box>
        )}
        {view === 'split' && (
          <>
            <Box flex="none" maw="60%" style={{ width }}>
              {list(true)}
            </Box>
            <ResizeHandle width={width} onWidth={setWidth} />
          </>
        )}
        {view !== 'list' && (
          <Box pos="relative" flex={1} miw={0}>
            <MapPane
              sites={sites}
              search={search}
              setSearch={setSearch}
              picked={picked}
              fitKey={fitKey}
              moving={moving}
              words={`${words} ${among.key}`}
              onMove={put}
              places={matching}
              listed={pickedInList}
              fit={() => setFitKey(fitKey + 1)}
              onBounds={setBounds}
            />
            {phone && sites.loaded && card === null && (
              <ListSheet
                count={t('world-map:inView', { count: listed.length, shown: formatNumber(listed.length) })}
              >
                {list(false)}
              </ListSheet>
            )}
            {view === 'map' && sites.error && (
              <div className={classes.nothing}>
                <LoadProblem error={sites.error} retry={sites.retry} />
              </div>
            )}
            {view === 'map' && sites.loaded && matching.length === 0 && card === null && (
              <div className={classes.nothing}>
                <NothingListed {...nothing} />
              </div>
            )}
            {card}
          </Box>
        )}
        {view === 'list' && card}
      </Group>
    </Stack>
  );
};

export default MapPage;
