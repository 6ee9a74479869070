import { IconFileOff } from '@tabler/icons-react';
import { ApiError } from '../../api/api-error.ts';
import { type Breadcrumb, useBreadcrumbs } from '../../routing/breadcrumbs.ts';
import { ButtonLink } from '../../routing/links.tsx';
import { NotAllowed } from '../../routing/not-allowed.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { EmptyState } from './empty-state.tsx';
import { LoadProblem } from './load-problem.tsx';

type Props = {
  error: Error;
  retry: () => void;
  /** The kind of record, as title of the page. */
  title: string;
  breadcrumbs?: readonly Breadcrumb[];
  /** Shown when the record does not exist, unless the page redirects then. */
  missing?: { title: string; text?: string; back: { label: string; to: string } };
};

/** Shown when a record cannot be loaded: why, and what to do. */
export const RecordProblem = ({ error, retry, title, breadcrumbs = [], missing }: Props) => {
  useBreadcrumbs(breadcrumbs);
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 403) return <NotAllowed />;
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs} />
      {missing && (status === 404 || status === 422) ? (
        <EmptyState
          icon={IconFileOff}
          title={missing.title}
          text={missing.text}
          action={
            <ButtonLink to={missing.back.to} variant="default">
              {missing.back.label}
            </ButtonLink>
          }
        />
      ) : (
        <LoadProblem error={error} retry={retry} />
      )}
    </>
  );
};
