export { missingWorkMessages } from './messages.ts';
export {
  type MissingListed,
  type MissingRow,
  minutesBetweenReminders,
  type RemindOutcome,
  type RemindResult,
  remindOutcomes,
} from './missing.ts';
export { maxReminded, missingEndpoints, missingSorts } from './missing-endpoints.ts';
export {
  maxSites,
  type NightCounts,
  type NightSite,
  type NightState,
  nightStates,
  type Tonight,
  tonightEndpoints,
} from './tonight.ts';
export { type Work, works } from './work.ts';
