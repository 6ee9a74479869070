import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink, type Visit } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, LoadProblem, PageHeader, RowsSkeleton, usePrintAction } from '#platform/web/ui/index';
import { createAreaHref } from '../addresses.ts';
import { areasQuery } from '../area-field.tsx';
import { AreaTree } from './area-tree-view.tsx';
import { countsQuery } from './use-counts.ts';

export const prefetch = ({ client }: Visit): void => {
  void client.prefetchQuery(areasQuery());
  void client.prefetchQuery(countsQuery());
};

const AreasPage = () => {
  const t = useText();
  const mayAdd = useFlag('admin.canAddArea');
  const { data, error, refetch } = useQuery(areasQuery());
  const createButton = mayAdd && (
    <ButtonLink to={createAreaHref()} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('areas:actions.create')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        title={t('areas:titles.list')}
        subtitle={t('areas:subtitle')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, t('areas:titles.list')]}
        action={createButton}
        menu={usePrintAction()}
      />
      {!data && (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton />)}
      {data?.rows.length === 0 && (
        <EmptyState title={t('areas:empty')} text={t('areas:emptyText')} action={createButton} />
      )}
      {data && data.rows.length > 0 && <AreaTree areas={data.rows} />}
    </>
  );
};

export default AreasPage;
