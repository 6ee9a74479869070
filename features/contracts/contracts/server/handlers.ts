import type { Handlers } from '#platform/server/http/call';
import type {
  billingEndpoints,
  contractEndpoints,
  contractRecordEndpoints,
  contractWriteEndpoints,
  escalationEndpoints,
  statementEndpoints,
} from '../contract/index.ts';
import { approveBillingRun } from './billing/approve-billing-run.ts';
import { correctBillingRun } from './billing/correct-billing-run.ts';
import { exportBillingRun } from './billing/export-billing-run.ts';
import { getBillingRun } from './billing/get-billing-run.ts';
import { amendContract } from './draft/amend-contract.ts';
import { createDraft } from './draft/create-draft.ts';
import { getContractBasis } from './draft/get-contract-basis.ts';
import { updateDraft } from './draft/update-draft.ts';
import { draftEscalations } from './escalation/draft-escalations.ts';
import { getEscalations } from './escalation/get-escalations.ts';
import { getBaseContract } from './get-base-contract.ts';
import { getContract } from './get-contract.ts';
import { getServiceContract } from './get-service-contract.ts';
import { listJobContracts } from './list-job-contracts.ts';
import { uploadSignedContract } from './signed/upload-signed-contract.ts';
import { exportStatement } from './statement/export-statement.ts';
import { getStatement } from './statement/get-statement.ts';
import { getStatementPdf } from './statement/get-statement-pdf.ts';
import { approveContract, approveDrafts } from './transitions/approve-contract.ts';
import { archiveContract } from './transitions/archive-contract.ts';
import { setRenewalNotice } from './transitions/set-renewal-notice.ts';
import { terminateContract } from './transitions/terminate-contract.ts';

export const contractHandlers: Handlers<typeof contractEndpoints & typeof contractRecordEndpoints> = {
  listJobContracts,
  getBaseContract,
  getContract,
  getServiceContract,
  getContractBasis,
};

export const contractWriteHandlers: Handlers<typeof contractWriteEndpoints> = {
  createContract: createDraft,
  updateContract: updateDraft,
  amendContract,
  approveContract,
  approveDrafts,
  terminateContract,
  archiveContract,
  setRenewalNotice,
  uploadSignedContract,
};

export const statementHandlers: Handlers<typeof statementEndpoints> = {
  getStatement,
  getStatementPdf,
  exportStatement,
};

export const billingHandlers: Handlers<typeof billingEndpoints> = {
  getBillingRun,
  approveBillingRun,
  correctBillingRun,
  exportBillingRun,
};

export const escalationHandlers: Handlers<typeof escalationEndpoints> = {
  getEscalations,
  draftEscalations,
};
