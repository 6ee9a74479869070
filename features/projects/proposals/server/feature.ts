import { recordMailHandlers } from '#features/sites/record-mail/server';
import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import {
  proposalEndpoints,
  proposalMailEndpoints,
  proposalMessages,
  proposalTemplateEndpoints,
  sharedProposalEndpoints,
} from '../contract/index.ts';
import { auditedProposals } from './audited-proposals.ts';
import { fileOwners, fileWriters } from './files-of-proposals.ts';
import { proposalNotificationKind } from './notices/proposal-notification-kind.ts';
import { getProposalPdf } from './paper/get-proposal-pdf.ts';
import { answerQuestion } from './proposal/answer-question.ts';
import { createProposal } from './proposal/create-proposal.ts';
import { deleteProposal } from './proposal/delete-proposal.ts';
import { listProposals } from './proposal/list-proposals.ts';
import { presentProposal } from './proposal/present-proposal.ts';
import { updateProposal } from './proposal/update-proposal.ts';
import { withdrawProposal } from './proposal/withdraw-proposal.ts';
import { proposalMailKind } from './send/proposal-mail-kind.ts';
import { approveProposal } from './sharing/approve-proposal.ts';
import { askAboutProposal } from './sharing/ask-about-proposal.ts';
import { declineProposal } from './sharing/decline-proposal.ts';
import { getSharedProposalPdf } from './sharing/get-shared-pdf.ts';
import { getSharedProposal } from './sharing/get-shared-proposal.ts';
import { getProposalShareLink, sharedProposalRecord } from './sharing/shared-proposal-record.ts';
import { proposalTemplateActions } from './templates/template-repository.ts';
import { clientListener } from './transitions/client-listener.ts';
import { projectListener } from './transitions/project-listener.ts';
import { publishExpired } from './transitions/publish-expired.ts';

export const feature = defineServerFeature({
  name: 'proposals',
  endpoints: {
    ...proposalEndpoints,
    ...proposalMailEndpoints,
    ...sharedProposalEndpoints,
    ...proposalTemplateEndpoints,
  },
  handlers: (gather) => {
    const mail = recordMailHandlers('proposal', proposalMailKind, gather('contactLocks'));
    const templates = proposalTemplateActions(gather('uses'));
    return {
      listProposals,
      getProposal: (call) => presentProposal(call, call.params.id),
      createProposal,
      updateProposal,
      deleteProposal,
      withdrawProposal,
      answerQuestion,
      getProposalPdf,
      getProposalShareLink,
      listProposalRecipients: mail.recipients,
      sendProposal: mail.send,
      getSharedProposal,
      getSharedProposalPdf,
      askAboutProposal,
      approveProposal,
      declineProposal,
      listProposalTemplates: templates.list,
      getProposalTemplate: templates.get,
      createProposalTemplate: templates.create,
      updateProposalTemplate: templates.update,
      deleteProposalTemplate: templates.delete,
      restoreProposalTemplate: templates.restore,
    };
  },
  messages: proposalMessages,
  audited: auditedProposals,
  fileOwners,
  fileWriters,
  notices: { proposals: proposalNotificationKind },
  shared: { proposal: sharedProposalRecord },
  recordMails: { proposal: proposalMailKind },
  liveAccess: {
    proposal: 'hasAccessSpecialProjects',
    'proposal-template': 'hasAccessSpecialProjects',
  },
  listeners: (_gather, queue) => [projectListener(queue), clientListener],
  periodicWork: {
    advance: [({ wiring, untilDone, now }) => untilDone((tenant) => publishExpired(wiring, tenant, now))],
  },
});
