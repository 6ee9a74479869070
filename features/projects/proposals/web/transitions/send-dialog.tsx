import { useQueryClient } from '@tanstack/react-query';
import { refreshProjects } from '#features/projects/special-projects/web';
import { EmailDialog } from '#features/sites/record-mail/web';
import { useText } from '#platform/web/i18n/index';
import { type Proposal, proposalMailEndpoints } from '../../contract/index.ts';
import { refreshProposals } from '../live.ts';

const endpoints = {
  recipients: proposalMailEndpoints.listProposalRecipients,
  send: proposalMailEndpoints.sendProposal,
};

const SendDialog = ({
  proposal: { id, project, updated_at, state },
  onClose,
}: {
  proposal: Proposal;
  onClose: () => void;
}) => {
  const t = useText();
  const client = useQueryClient();
  return (
    <EmailDialog
      title={t('proposals:send.title', { number: project.number })}
      endpoints={endpoints}
      recordId={id}
      updatedAt={state === 'draft' ? updated_at : undefined}
      linkLabel={t('proposals:send.link')}
      onSent={() => {
        refreshProposals(client, [id]);
        refreshProjects(client, [project.id]);
      }}
      onClose={onClose}
    />
  );
};

export default SendDialog;
