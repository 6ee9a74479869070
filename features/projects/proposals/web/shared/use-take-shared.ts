import { useQueryClient } from '@tanstack/react-query';
import { type ApiError, endpointQuery, isApiError, isRefusal } from '#platform/web/api/index';
import { showAlert, showProblem } from '#platform/web/feedback/index';
import { text } from '#platform/web/i18n/index';
import { type SharedProposal, sharedProposalEndpoints } from '../../contract/index.ts';

/** For what a stranger sends: one whose visit is over sees that, and is not led to the login page. */
export const fromStranger = { anonymous: true } as const;

/** A refusal that other words would not change. */
const isFinal = (error: unknown): error is ApiError => isRefusal(error) && error.status !== 422;

/** Shows the proposal that a call has answered; after a refusal reads it again, because someone else may have been faster. */
export const useTakeShared = (orgSlug: string) => {
  const client = useQueryClient();
  const { queryKey } = endpointQuery(sharedProposalEndpoints.getSharedProposal, { params: { orgSlug } });
  /** Offers to show the other proposal, and never replaces the shown one by itself: the person could answer the wrong one. */
  const offerOther = (message: string): number =>
    showAlert({
      text: message,
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
      if (!isFinal(error)) return;
      if (error.status !== 401) showProblem(error);
      void client.invalidateQueries({ queryKey });
    },
  };
};

/** For dialogs in which a client answers. They stay open for what can be corrected or tried again. */
export const useAnswer = (orgSlug: string, onClose: () => void) => {
  const { take, refuse } = useTakeShared(orgSlug);
  return {
    answer: (sending: Promise<SharedProposal>): Promise<SharedProposal> =>
      sending.catch((error) => {
        refuse(error);
        if (isFinal(error)) onClose();
        throw error;
      }),
    onSaved: (proposal: SharedProposal): void => {
      take(proposal);
      onClose();
      scrollTo({ top: 0 });
    },
  };
};
