import { Button, Group, Paper, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useLightbox } from '#features/accounts/files/web';
import { call, queryKeyOf } from '#platform/web/api/index';
import { defaultZone, formatNumber, useText } from '#platform/web/i18n/index';
import { AnchorLink, useSearchState, type Visit } from '#platform/web/routing/index';
import { CardsSkeleton, ChoiceChips, EmptyState, LoadProblem } from '#platform/web/ui/index';
import { type PhotoSourceCount, photoEndpoints } from '../../contract/index.ts';
import classes from './job-photos.module.css';
import { PhotoGrid } from './photo-grid.tsx';
import { isFiltered, type PhotoSearch, photoSearch } from './photo-search.ts';

type Props = {
  sources: readonly PhotoSourceCount[];
  search: PhotoSearch;
  onChange: (patch: Partial<PhotoSearch>) => void;
};

const every = 'all';

/** Filters by the kind of record and by the days on which the photos were taken. */
const PhotoFilters = ({ sources, search, onChange }: Props) => {
  const t = useText();
  const { photos_of: chosen, photos_from: from, photos_to: to } = search;
  const all = sources.reduce((sum, { count }) => sum + count, 0);
  const word = (kind: string): string => {
    const source = sources.find((one) => one.kind === kind);
    const count = formatNumber(kind === every ? all : (source?.count ?? 0));
    return t('jobs:photos.counted', {
      words: kind === every ? t('jobs:photos.all') : (source?.label ?? kind),
      count,
    });
  };
  const kinds = sources.map(({ kind }) => kind);
  const shown = [every, ...kinds, ...(chosen && !kinds.includes(chosen) ? [chosen] : [])];
  return (
    <Group gap="12px 24px" align="flex-end" justify="space-between" mb="xs" data-no-print>
      <ChoiceChips
        label={t('jobs:photos.source')}
        choices={shown}
        word={word}
        value={chosen ?? every}
        onChange={(kind) => onChange({ photos_of: kind === every ? undefined : kind })}
      />
      <Group className={classes.period} gap="sm" align="stretch" wrap="nowrap">
        <TextInput
          type="date"
          label={t('jobs:photos.from')}
          value={from ?? ''}
          max={to}
          onChange={(event) => onChange({ photos_from: event.currentTarget.value || undefined })}
        />
        <TextInput
          type="date"
          label={t('jobs:photos.to')}
          value={to ?? ''}
          min={from}
          onChange={(event) => onChange({ photos_to: event.currentTarget.value || undefined })}
        />
      </Group>
    </Group>
  );
};

const { listJobPhotos } = photoEndpoints;

/** Number of photos of a page: at least two screens of a desktop. */
const limit = 200;

const photosQuery = (jobId: number, search: PhotoSearch) => {
  const { photos_of: source, photos_from: taken_from, photos_to: taken_to } = search;
  const asked = {
    ...(source && { source: [source] }),
    ...(taken_from && { taken_from }),
    ...(taken_to && { taken_to }),
  };
  return infiniteQueryOptions({
    queryKey: [...queryKeyOf(listJobPhotos), jobId, asked],
    queryFn: ({ pageParam, signal }) =>
      call(
        listJobPhotos,
        { params: { id: jobId }, query: { ...asked, limit, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    meta: { quiet: true },
  });
};

/** The photos read so far, the newest first. */
const useJobPhotos = (jobId: number, search: PhotoSearch) => {
  const { photos_of: source } = search;
  const { data, ...query } = useInfiniteQuery({
    ...photosQuery(jobId, search),
    placeholderData: (before) => before,
  });
  const photos = useMemo(() => data?.pages.flatMap((page) => page.photos), [data]);
  const [first] = data?.pages ?? [];
  const sources = first?.sources ?? [];
  const total = sources
    .filter(({ kind }) => !source || kind === source)
    .reduce((sum, { count }) => sum + count, 0);
  return { ...query, photos, sources, total, zone: first?.time_zone };
};

/** The next page is loaded when this many of the loaded photos are left. */
const ahead = 10;

export const prefetch = ({ client, params, search }: Visit): void =>
  void client.prefetchInfiniteQuery(photosQuery(Number(params.jobId), photoSearch.parse(search)));

/** Everything photographed at a job site, the newest first, on its Job Card. */
const JobPhotos = ({ jobId }: { jobId: number }) => {
  const t = useText();
  const [search, setSearch] = useSearchState(photoSearch);
  const {
    photos,
    sources,
    total,
    zone = defaultZone(),
    error,
    refetch,
    ...pages
  } = useJobPhotos(jobId, search);
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = pages;
  const more = hasNextPage && !isFetchingNextPage;
  const readMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const files = useMemo(() => photos?.map(({ file }) => file) ?? [], [photos]);
  const { open, lightbox } = useLightbox(files, {
    zone,
    total: Math.max(total, files.length),
    onShown: (position) => {
      if (more && position >= files.length - ahead) readMore();
    },
    about: (position) => {
      const source = photos?.[position]?.source;
      return (
        source && (
          <AnchorLink to={source.path}>{t('jobs:photos.openSource', { name: source.name })}</AnchorLink>
        )
      );
    },
  });
  const clear = () => setSearch({ photos_of: undefined, photos_from: undefined, photos_to: undefined });
  if (!photos) return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <CardsSkeleton />;
  if (photos.length === 0 && !isFiltered(search)) {
    return <EmptyState icon={IconPhoto} title={t('jobs:photos.none')} text={t('jobs:photos.noneText')} />;
  }
  return (
    <Paper p="md" className={classes.paper}>
      <PhotoFilters sources={sources} search={search} onChange={setSearch} />
      {photos.length === 0 && (
        <EmptyState
          icon={IconPhoto}
          title={t('jobs:photos.noneMatch')}
          action={
            <Button variant="default" onClick={clear}>
              {t('jobs:photos.clear')}
            </Button>
          }
        />
      )}
      <PhotoGrid photos={photos} zone={zone} onOpen={open} readMore={more ? readMore : undefined} />
      {lightbox}
    </Paper>
  );
};

export default JobPhotos;
