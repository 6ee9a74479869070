import { Skeleton, Stack } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import { useBreadcrumbs } from '../../routing/breadcrumbs.ts';
import { useLate } from './use-late.ts';

const lines = (count: number) => Array.from({ length: count }, (_, line) => line);

const Waiting = ({ children }: { children: React.ReactNode }) => {
  const t = useText();
  return (
    <div role="status" aria-label={t('platform:loading')}>
      {useLate() && children}
    </div>
  );
};

/** Keeps the line of the breadcrumbs free for a page that will have some. */
const CrumbsSpace = () => {
  useBreadcrumbs(['']);
  return null;
};

/** The shape of a record page: header, then a block of facts. */
export const PageSkeleton = ({ crumbs = false }: { crumbs?: boolean }) => (
  <>
    {crumbs && <CrumbsSpace />}
    <Waiting>
      <Skeleton h={28} w={240} mb="lg" />
      <Stack gap="sm">
        {lines(6).map((line) => (
          <Skeleton key={line} h={16} w={`${90 - line * 9}%`} />
        ))}
      </Stack>
    </Waiting>
  </>
);

export const RowsSkeleton = ({ rows = 8 }: { rows?: number }) => (
  <Waiting>
    <Stack gap={12} py="sm">
      {lines(rows).map((line) => (
        <Skeleton key={line} h={24} />
      ))}
    </Stack>
  </Waiting>
);

export const CardsSkeleton = ({ cards = 3 }: { cards?: number }) => (
  <Waiting>
    <Stack gap="sm">
      {lines(cards).map((card) => (
        <Skeleton key={card} h={96} />
      ))}
    </Stack>
  </Waiting>
);
