import { jobQuery } from '#features/sites/jobs/web';
import { useOptionalIdParam, type Visit } from '#platform/web/routing/index';
import { basisQuery, contractQuery } from '../queries.ts';
import NewContractPage from './new-contract.tsx';
import { OneContract } from './one-contract.tsx';

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
