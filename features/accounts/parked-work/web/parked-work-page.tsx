import { IconMoodCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { EmptyState, LoadProblem, PageHeader, RowsSkeleton } from '#platform/web/ui/index';
import { parkedWorkEndpoints } from '../contract/endpoints.ts';
import { ParkedItem } from './parked-item.tsx';
import classes from './parked-work.module.css';

const ParkedWorkPage = () => {
  const t = useText();
  const { data, error, refetch } = useQuery(endpointQuery(parkedWorkEndpoints.listParkedWork));
  return (
    <>
      <PageHeader
        title={t('parked-work:title')}
        subtitle={t('parked-work:subtitle')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, t('parked-work:title')]}
      />
      {!data &&
        (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={3} />)}
      {data?.length === 0 && (
        <EmptyState icon={IconMoodCheck} title={t('parked-work:empty')} text={t('parked-work:emptyText')} />
      )}
      <ul className={classes.list}>
        {data?.map((work) => (
          <ParkedItem key={work.id} work={work} />
        ))}
      </ul>
    </>
  );
};

export default ParkedWorkPage;
