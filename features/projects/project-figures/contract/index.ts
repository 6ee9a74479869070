export { projectFigureEndpoints } from './dashboard-endpoints.ts';
export {
  completedIn,
  createdIn,
  decidedIn,
  type FigureList,
  figureList,
  issuedIn,
  liveStatuses,
  notInvoiced,
  outstanding,
  paidIn,
  plannedIn,
  pointLists,
  scheduledThisMonth,
  servicedIn,
} from './figure-lists.ts';
export { monthsOf } from './months-of.ts';
export {
  type FigureKey,
  figureKeys,
  invoiceKeys,
  type ProjectCharts,
  type ProjectFigures,
  priceKeys,
  projectCharts,
  projectFigures,
} from './project-figures.ts';
