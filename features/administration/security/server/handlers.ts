import type { Entries } from '#platform/server/feature/server-feature';
import type { Handlers } from '#platform/server/http/call';
import type { securityListEndpoints, securitySettingsEndpoints } from '../contract/index.ts';
import { exportEvents, listEvents } from './events/list-events.ts';
import { exportFactors, listFactors } from './factors/list-factors.ts';
import { exportFailed, listFailed } from './failed/list-failed.ts';
import { endSessions } from './sessions/end-sessions.ts';
import { exportSessions, listSessions } from './sessions/list-sessions.ts';
import { allowSupport } from './settings/allow-support.ts';
import { presentSettings } from './settings/present-settings.ts';
import { updateSettings } from './settings/update-settings.ts';

type Calls = typeof securityListEndpoints & typeof securitySettingsEndpoints;

export const securityHandlers = (kinds: Entries<'audited'>): Handlers<Calls> => ({
  listSecondFactors: listFactors,
  exportSecondFactors: exportFactors,
  listMemberSessions: listSessions,
  exportMemberSessions: exportSessions,
  endMemberSessions: endSessions,
  listFailedSignIns: listFailed,
  exportFailedSignIns: exportFailed,
  listExports: listEvents('exports', kinds),
  exportExports: exportEvents('exports', kinds),
  listRightsChanges: listEvents('rights', kinds),
  exportRightsChanges: exportEvents('rights', kinds),
  listSupportAccess: listEvents('support', kinds),
  exportSupportAccess: exportEvents('support', kinds),
  getSecuritySettings: ({ tenant, now }) => presentSettings(tenant, now),
  updateSecuritySettings: updateSettings,
  allowSupport,
});
