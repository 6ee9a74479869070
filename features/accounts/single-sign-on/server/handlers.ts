import type { Handlers } from '#platform/server/http/call';
import type {
  signOnLoginEndpoints,
  signOnPeopleEndpoints,
  signOnSettingsEndpoints,
} from '../contract/index.ts';
import { addDomain, removeDomain } from './domains/change-domains.ts';
import { proveDomain } from './domains/prove-domain.ts';
import { confirmSignOn, getSignOnConfirmation } from './login/confirm-sign-on.ts';
import { findSignOn } from './login/find-sign-on.ts';
import { finishSignOn } from './login/finish-sign-on.ts';
import { startSignOn } from './login/start-sign-on.ts';
import { getPersonSignOn, unlinkPerson } from './people/person-sign-on.ts';
import { presentSettings } from './settings/present-settings.ts';
import { saveConnection } from './settings/save-connection.ts';
import { saveRules } from './settings/save-rules.ts';
import { testConnection } from './settings/test-connection.ts';

export const signOnHandlers: Handlers<
  typeof signOnSettingsEndpoints & typeof signOnPeopleEndpoints & typeof signOnLoginEndpoints
> = {
  getSignOnSettings: presentSettings,
  saveSignOnConnection: saveConnection,
  saveSignOnRules: saveRules,
  testSignOn: testConnection,
  addSignOnDomain: addDomain,
  proveSignOnDomain: proveDomain,
  removeSignOnDomain: removeDomain,
  getPersonSignOn,
  unlinkPerson,
  findSignOn,
  startSignOn,
  finishSignOn,
  getSignOnConfirmation,
  confirmSignOn,
};
