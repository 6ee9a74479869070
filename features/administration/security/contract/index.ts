export {
  type EventTopic,
  eventColumns,
  eventTopics,
  type FactorRow,
  type FailedSignInRow,
  factorColumns,
  factorStates,
  failedColumns,
  failedReasons,
  type MemberSession,
  type SecurityEvent,
  securityListEndpoints,
  sessionColumns,
} from './lists.ts';
export { securityMessages } from './messages.ts';
export {
  maxSupportHours,
  requiredFor,
  type SecuritySettings,
  securitySettingsEndpoints,
} from './settings.ts';
