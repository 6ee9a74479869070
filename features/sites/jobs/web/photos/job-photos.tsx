import { Button, Paper } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { useLightbox } from '#features/accounts/files/web';
import { defaultZone, useText } from '#platform/web/i18n/index';
import { AnchorLink, useSearchState, type Visit } from '#platform/web/routing/index';
import { CardsSkeleton, EmptyState, LoadProblem } from '#platform/web/ui/index';
import classes from './job-photos.module.css';
import { PhotoFilters } from './photo-filters.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { isFiltered, photoSearch } from './photo-search.ts';
import { photosQuery, useJobPhotos } from './use-job-photos.ts';

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
