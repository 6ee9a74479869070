import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { withTransitions } from '#platform/server/texts/with-transitions';
import {
  budgetEndpoints,
  budgetMessages,
  budgetTransitions,
  budgetWriteEndpoints,
} from '../contract/index.ts';
import { auditedBudgets } from './audited-budgets.ts';
import { budgetParents } from './budget-parents-repository.ts';
import { copyBudget } from './draft/copy-budget.ts';
import { createBudget } from './draft/create-budget.ts';
import { updateBudget } from './draft/update-budget.ts';
import { getBudget, getBudgetBasis } from './get-budget-basis.ts';
import { getSideBySide } from './get-side-by-side.ts';
import { listBudgets } from './list-budgets.ts';
import { budgetPreview } from './preview-text.ts';
import { budgetWords } from './texts.ts';
import { approveBudget } from './transitions/approve-budget.ts';
import { archiveBudget } from './transitions/archive-budget.ts';
import { endBudget } from './transitions/end-budget.ts';

export const feature = defineServerFeature({
  name: 'budgets',
  endpoints: { ...budgetEndpoints, ...budgetWriteEndpoints },
  handlers: {
    listBudgets,
    getBudgetBasis,
    getSideBySide,
    getBudget,
    createBudget,
    updateBudget,
    approveBudget,
    endBudget,
    copyBudget,
    archiveBudget,
  },
  messages: withTransitions(budgetMessages, budgetTransitions, budgetWords),
  previewText: budgetPreview,
  audited: auditedBudgets,
  planParents: { budget: budgetParents },
  liveAccess: { budget: 'hasAccessAdminJobs' },
});
