import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type EndpointQuery, isRefusal } from '#platform/web/api/index';
import { useTextParam } from '#platform/web/routing/index';
import { PageSkeleton } from '#platform/web/ui/index';
import { SharedFrame } from './shared-frame.tsx';
import { SharedProblem } from './shared-problem.tsx';

/** Milliseconds after which the record is read again, because addresses of images are valid for a quarter of an hour. */
const tenMinutes = 10 * 60_000;

type Props<A> = {
  query: (orgSlug: string) => EndpointQuery<A>;
  /** Title of the browser tab. */
  title: (record: A) => string;
  children: (record: A) => ReactNode;
};

/** The page of a record that a link shares; the token says which. */
export const SharedRecord = <A,>({ query, title, children }: Props<A>) => {
  const orgSlug = useTextParam('orgSlug');
  const { data, error, refetch } = useQuery({
    ...query(orgSlug),
    staleTime: tenMinutes,
    meta: { quiet: true, anonymous: true },
  });
  // What is shown stays when reading it again fails, because somebody may be writing an answer to it.
  if (error && (!data || isRefusal(error)))
    return <SharedProblem orgSlug={orgSlug} error={error} retry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <SharedFrame orgSlug={orgSlug} title={title(data)} printable>
      <article>{children(data)}</article>
    </SharedFrame>
  );
};
