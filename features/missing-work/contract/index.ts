export { missingWorkMessages } from './messages.ts';
export {
  type MissingListed,
  type MissingRow,
  minutesBetweenReminders,
  type RemindOutcome,
  type RemindResult,
  remindOutcomes,
} from './missing.ts';
export { missingEndpoints, missingSorts, mostReminded } from './missing-endpoints.ts';
export {
  mostSites,
  type NightCounts,
  type NightSite,
  type NightState,
  nightStates,
  type Tonight,
  tonightEndpoints,
} from './tonight.ts';
export { type Work, works } from './work.ts';
