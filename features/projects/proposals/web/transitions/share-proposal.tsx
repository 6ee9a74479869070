import { ShareDialog } from '#features/sites/sharing/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { type Proposal, proposalEndpoints } from '../../contract/index.ts';

const ShareProposal = ({
  proposal: { id, version },
  onClose,
}: {
  proposal: Proposal;
  onClose: () => void;
}) => {
  const t = useText();
  return (
    <ShareDialog
      title={t('proposals:titles.version', { version })}
      query={endpointQuery(proposalEndpoints.getProposalShareLink, { params: { id } })}
      onClose={onClose}
    />
  );
};

export default ShareProposal;
