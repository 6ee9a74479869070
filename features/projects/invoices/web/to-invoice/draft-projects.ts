import { call } from '#platform/web/api/index';
import { type DraftedOutcome, maxDrafted, toInvoiceEndpoints } from '../../contract/index.ts';

/** Drafts the next invoice of each project, call by call; `onOutcome` gets the outcome of all so far after each call. */
export const draftProjects = async (
  ids: readonly number[],
  onOutcome: (outcome: DraftedOutcome) => void,
): Promise<void> => {
  const outcome: DraftedOutcome = { done: [], failed: [] };
  for (let from = 0; from < ids.length; from += maxDrafted) {
    const body = { ids: ids.slice(from, from + maxDrafted) };
    const { done, failed } = await call(toInvoiceEndpoints.draftInvoices, { body });
    outcome.done.push(...done);
    outcome.failed.push(...failed);
    onOutcome(outcome);
  }
};
