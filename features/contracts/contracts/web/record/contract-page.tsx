import { jobQuery } from '#features/sites/jobs/web';
import { useRecordQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useIdParam, useOptionalIdParam, type Visit } from '#platform/web/routing/index';
import { PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { serviceHref } from '../addresses.ts';
import { basisQuery, contractQuery } from '../queries.ts';
import { ContractView } from './contract-view.tsx';
import NewContractPage from './new-contract.tsx';
import { useTrail } from './use-trail.ts';

const OneContract = ({ contractId }: { contractId: number }) => {
  const t = useText();
  const [jobId, serviceId] = [useIdParam('jobId'), useIdParam('serviceId')];
  const { trail } = useTrail(jobId, serviceId, t('contracts:titles.contract'));
  const { data, error, refetch, isFetchedAfterMount } = useRecordQuery({
    ...contractQuery(jobId, contractId),
    refetchOnMount: 'always',
  });
  if (data) {
    const fresh = isFetchedAfterMount || error !== null;
    return <ContractView key={data.id} jobId={jobId} contract={data} fresh={fresh} />;
  }
  if (!error) return <PageSkeleton crumbs />;
  return (
    <RecordProblem
      error={error}
      retry={() => void refetch()}
      title={t('contracts:titles.contract')}
      breadcrumbs={trail}
      missing={{
        title: t('contracts:missing.title'),
        text: t('contracts:missing.text'),
        back: { label: t('contracts:missing.toService'), to: serviceHref({ jobId, serviceId }) },
      }}
    />
  );
};

export const prefetch = ({ client, params }: Visit): void => {
  const [jobId, serviceId] = [Number(params.jobId), Number(params.serviceId)];
  void client.prefetchQuery(jobQuery(jobId));
  if (params.contractId) void client.prefetchQuery(contractQuery(jobId, Number(params.contractId)));
  else void client.prefetchQuery(basisQuery(jobId, serviceId));
};

/** A contract of a service; without an id in the address, a new one. */
const ContractPage = () => {
  const contractId = useOptionalIdParam('contractId');
  return contractId === undefined ? <NewContractPage /> : <OneContract contractId={contractId} />;
};

export default ContractPage;
