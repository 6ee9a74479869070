import { useQueryClient } from '@tanstack/react-query';
import { ApiError, endpointQuery, isApiError } from '#platform/web/api/index';
import { showAlert, showProblem } from '#platform/web/feedback/index';
import { text } from '#platform/web/i18n/index';
import { type SharedProposal, sharedProposalEndpoints } from '../../contract/index.ts';

/** Shows the proposal as a call answered it; after a refusal as it is now, since somebody else was faster. */
export const useTakeShared = (orgSlug: string) => {
  const client = useQueryClient();
  const { queryKey } = endpointQuery(sharedProposalEndpoints.getSharedProposal, { params: { orgSlug } });
  /** Another proposal is never put under somebody's hand unasked. */
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

/** For the dialogs in which a client answers: they stay for what is to be corrected, and end with any other refusal. */
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
