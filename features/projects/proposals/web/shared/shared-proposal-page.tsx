import { SharedRecord } from '#features/sites/sharing/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useTextParam } from '#platform/web/routing/index';
import { sharedProposalEndpoints } from '../../contract/index.ts';
import { SharedProposalView } from './shared-proposal-view.tsx';

/** The page on which a client reads and answers a proposal, opened by the link. */
const SharedProposalPage = () => {
  const t = useText();
  const orgSlug = useTextParam('orgSlug');
  return (
    <SharedRecord
      query={(slug) =>
        endpointQuery(sharedProposalEndpoints.getSharedProposal, { params: { orgSlug: slug } })
      }
      title={({ title }) => `${t('proposals:titles.section')} · ${title}`}
    >
      {(proposal) => <SharedProposalView key={proposal.shown} orgSlug={orgSlug} proposal={proposal} />}
    </SharedRecord>
  );
};

export default SharedProposalPage;
