import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { withTransitions } from '#platform/server/texts/with-transitions';
import {
  billingEndpoints,
  contractEndpoints,
  contractMessages,
  contractRecordEndpoints,
  contractTransitions,
  contractWriteEndpoints,
  escalationEndpoints,
  statementEndpoints,
} from '../contract/index.ts';
import { auditedContracts } from './audited-contracts.ts';
import { baseContractGuard, maySeeContractFile } from './base-contract-guard.ts';
import { contractColumns } from './contract-columns.ts';
import { contractEndCriterion } from './contract-end-criterion-repository.ts';
import { contractsOfClient } from './contracts-of-client-repository.ts';
import {
  billingHandlers,
  contractHandlers,
  contractWriteHandlers,
  escalationHandlers,
  statementHandlers,
} from './handlers.ts';
import { endingNotificationKind } from './notices/ending-notification-kind.ts';
import { publishEnding } from './notices/publish-ending.ts';
import { contractPreview } from './preview-text.ts';
import { saveLackingPrices } from './prices/save-prices.ts';
import { renewContracts } from './renewal/renew-contracts.ts';
import { signedFileChanged, signedFiles } from './signed/signed-files.ts';
import { contractWords } from './texts.ts';

export const feature = defineServerFeature({
  name: 'contracts',
  previewText: contractPreview,
  endpoints: {
    ...contractEndpoints,
    ...contractRecordEndpoints,
    ...contractWriteEndpoints,
    ...statementEndpoints,
    ...billingEndpoints,
    ...escalationEndpoints,
  },
  handlers: {
    ...contractHandlers,
    ...contractWriteHandlers,
    ...statementHandlers,
    ...billingHandlers,
    ...escalationHandlers,
  },
  messages: withTransitions(contractMessages, contractTransitions, contractWords),
  audited: auditedContracts,
  fileOwners: { contract: maySeeContractFile },
  fileWriters: { contract: signedFiles },
  fileChanges: { contract: signedFileChanged },
  activationGuards: { 'base-contract': baseContractGuard },
  jobColumns: contractColumns,
  siteCriteria: { 'contract-end': contractEndCriterion },
  clientUses: { contracts: contractsOfClient },
  liveAccess: { contract: 'hasAccessWorld' },
  notices: { contract: endingNotificationKind },
  periodicWork: {
    advance: [
      ({ untilDone }) => untilDone(saveLackingPrices),
      ({ wiring, untilDone, now }) => untilDone((tenant) => renewContracts(wiring, tenant, now)),
      ({ wiring, untilDone, now }) => untilDone((tenant) => publishEnding(wiring, tenant, now)),
    ],
  },
});
