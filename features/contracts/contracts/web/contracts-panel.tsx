import { IconContract } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#platform/web/i18n/index';
import { EmptyState, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import type { Contract } from '../contract/index.ts';
import { ContractSection } from './contract-section.tsx';
import { FirstContracts } from './first-contracts.tsx';
import { jobContractsQuery } from './queries.ts';

const rank: Record<Contract['status'], number> = {
  active: 0,
  approved: 1,
  draft: 2,
  expired: 3,
  terminated: 4,
  archived: 5,
};

/** The contracts of a job, those in force first. */
const ContractsPanel = ({ jobId, order = 3 }: { jobId: number; order?: 2 | 3 }) => {
  const t = useText();
  const { data, error, refetch } = useQuery(jobContractsQuery(jobId));
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={6} />;
  if (data.length === 0) {
    return (
      <EmptyState
        icon={IconContract}
        title={t('contracts:none')}
        text={t('contracts:noneText')}
        action={<FirstContracts jobId={jobId} contracts={[]} align="center" />}
      />
    );
  }
  return (
    <>
      {data
        .toSorted((a, b) => rank[a.status] - rank[b.status])
        .map((contract) => (
          <ContractSection key={contract.id} jobId={jobId} contract={contract} order={order} />
        ))}
      <FirstContracts jobId={jobId} contracts={data} />
    </>
  );
};

export default ContractsPanel;
