import { call } from '#platform/web/api/index';
import type { SearchOfList } from '#platform/web/list/index';
import { type DraftedOutcome, maxDrafted, toInvoiceEndpoints } from '../../contract/index.ts';
import { toInvoiceList } from './to-invoice-list.ts';

type Search = SearchOfList<typeof toInvoiceList>;

/** Ids of the projects that the filters leave, in the order of the list: as many as one call drafts, or with `all` all. */
export const waitingIds = async (search: Search, { all = false } = {}): Promise<number[]> => {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...toInvoiceList.queryOf(search), page, per_page: maxDrafted };
    const { rows } = await call(toInvoiceEndpoints.listToInvoice, { query });
    ids.push(...rows.map(({ id }) => id));
    if (!all || rows.length < maxDrafted) return ids;
  }
};

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
