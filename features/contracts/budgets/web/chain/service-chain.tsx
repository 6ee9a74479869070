import type { ReactNode } from 'react';
import { serviceHref, useTrail } from '#features/contracts/contracts/web';
import { useRecordQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink, useIdParam, usePageTitle } from '#platform/web/routing/index';
import { EmptyState, PageHeader, PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import type { SideBySide } from '../../contract/index.ts';
import type { Of } from '../addresses.ts';
import { sideBySideQuery } from '../queries.ts';

type Props = {
  title: string;
  /** Text that is shown when there is nothing to calculate with. */
  empty: string;
  action?: (of: Of) => ReactNode;
  children: (data: SideBySide, of: Of) => ReactNode;
};

/** A page about the figures of a service. */
export const ServiceChain = ({ title, empty, action, children }: Props) => {
  const t = useText();
  const of = { jobId: useIdParam('jobId'), serviceId: useIdParam('serviceId') };
  const { trail, site } = useTrail(of.jobId, of.serviceId, title);
  const { data, error, refetch } = useRecordQuery(sideBySideQuery(of));
  usePageTitle(title);
  if (error && !data)
    return (
      <RecordProblem
        error={error}
        retry={() => void refetch()}
        title={title}
        breadcrumbs={trail}
        missing={{
          title: t('budgets:missing.service'),
          text: t('budgets:missing.text'),
          back: { label: t('budgets:missing.toJob'), to: `/admin/job/${of.jobId}` },
        }}
      />
    );
  if (!data) return <PageSkeleton crumbs />;
  const { contract, budget, full, current } = data.inputs;
  const nothing = !contract && !budget && !full && !current;
  return (
    <>
      <PageHeader
        title={title}
        subtitle={[data.service.name, site].filter(Boolean).join(' · ')}
        breadcrumbs={trail}
        action={!nothing && action?.(of)}
      />
      {nothing ? (
        <EmptyState
          title={title}
          text={empty}
          action={
            <ButtonLink to={serviceHref(of)} variant="default">
              {t('budgets:missing.toService')}
            </ButtonLink>
          }
        />
      ) : (
        children(data, of)
      )}
    </>
  );
};
