import { endpointQuery } from '#platform/web/api/index';
import { budgetEndpoints } from '../contract/index.ts';
import type { Of } from './addresses.ts';

const quiet = { meta: { quiet: true } };

export const budgetsQuery = ({ jobId: id, serviceId }: Of) => ({
  ...endpointQuery(budgetEndpoints.listBudgets, { params: { id, serviceId } }),
  ...quiet,
});

export const budgetQuery = ({ jobId: id, serviceId }: Of, budgetId: number) => ({
  ...endpointQuery(budgetEndpoints.getBudget, { params: { id, serviceId, budgetId } }),
  ...quiet,
});

export const basisQuery = ({ jobId: id, serviceId }: Of) => ({
  ...endpointQuery(budgetEndpoints.getBudgetBasis, { params: { id, serviceId } }),
  ...quiet,
});

export const sideBySideQuery = ({ jobId: id, serviceId }: Of) => ({
  ...endpointQuery(budgetEndpoints.getSideBySide, { params: { id, serviceId } }),
  ...quiet,
});
