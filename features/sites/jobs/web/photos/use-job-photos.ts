import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, queryKeyOf } from '#platform/web/api/index';
import { photoEndpoints } from '../../contract/index.ts';
import type { PhotoSearch } from './photo-search.ts';

const { listJobPhotos } = photoEndpoints;

/** Number of photos of a page: at least two screens of a desktop. */
const limit = 200;

export const photosQuery = (jobId: number, search: PhotoSearch) => {
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
export const useJobPhotos = (jobId: number, search: PhotoSearch) => {
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
