import { useQueryClient } from '@tanstack/react-query';
import { endpointQuery, isApiError } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { type SharedProposal, sharedProposalEndpoints } from '../../contract/index.ts';

/** Shows the proposal as a call answered it; after a refusal as it is now, since somebody else was faster. */
export const useTakeShared = (orgSlug: string) => {
  const client = useQueryClient();
  const { queryKey } = endpointQuery(sharedProposalEndpoints.getSharedProposal, { params: { orgSlug } });
  return {
    take: (proposal: SharedProposal) => void client.setQueryData(queryKey, proposal),
    refuse: (error: unknown) => {
      showProblem(error);
      if (!isApiError(error, 'invalid')) void client.invalidateQueries({ queryKey });
    },
  };
};
