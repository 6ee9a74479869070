import { useQueryClient } from '@tanstack/react-query';
import { ApiError, endpointQuery, isApiError } from '#platform/web/api/index';
import { showAlert, showProblem } from '#platform/web/feedback/index';
import { text } from '#platform/web/i18n/index';
import { type SharedProposal, sharedProposalEndpoints } from '../../contract/index.ts';

/** Shows the proposal that a call has answered; after a refusal reads it again, because someone else may have been faster. */
export const useTakeShared = (orgSlug: string) => {
  const client = useQueryClient();
  const { queryKey } = endpointQuery(sharedProposalEndpoints.getSharedProposal, { params: { orgSlug } });
  /** Offers to show the other proposal, and never replaces the shown one by itself: the person could answer the wrong one. */
  const offerOther = (said: string): number =>
    showAlert({
      text: said,
      colour: 'red',
      action: {
        label: text('proposals:shared.readOther'),
        run: () => void client.invalidateQueries({ queryKey }),
      },
    });
  return {
    take: (proposal: SharedProposal) => void client.setQueryData(queryKey, proposal),
    refuse: (error: unknown) => {
      if (isApiError(error, 'proposal_other_shown')) return void offerOther(error.message);
      showProblem(error);
      if (!isApiError(error, 'invalid')) void client.invalidateQueries({ queryKey });
    },
  };
};

/** For dialogs in which a client answers. They stay open for errors that can be corrected, and close after any other
 * refusal. */
export const useAnswer = (orgSlug: string, onClose: () => void) => {
  const { take, refuse } = useTakeShared(orgSlug);
  return {
    answer: (sending: Promise<SharedProposal>): Promise<SharedProposal> =>
      sending.catch((error) => {
        if (!(error instanceof ApiError && error.status === 422)) {
          refuse(error);
          onClose();
        }
        throw error;
      }),
    onSaved: (proposal: SharedProposal): void => {
      take(proposal);
      onClose();
      scrollTo({ top: 0 });
    },
  };
};
