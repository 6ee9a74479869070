import type { ContractRecord } from '../../contract/index.ts';

export type StepDialogProps = { jobId: number; contract: ContractRecord; onClose: () => void };

export const paramsOf = ({ jobId, contract }: Pick<StepDialogProps, 'jobId' | 'contract'>) => ({
  id: jobId,
  serviceId: contract.job_service_id,
  contractId: contract.id,
});
