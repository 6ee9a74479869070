import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { missingEndpoints, missingWorkMessages, tonightEndpoints } from '../contract/index.ts';
import { alertMissing } from './alert/alert-missing.ts';
import { auditedMissing } from './audited-missing.ts';
import { excuseMissing, withdrawExcuse } from './excuse/excuse-missing.ts';
import { listMissingRows } from './list/missing-list-repository.ts';
import { checkSeesOpen } from './list/missing-policy.ts';
import { countMissing } from './list/missing-summary-repository.ts';
import { missingNotificationKind } from './notices/missing-notification-kind.ts';
import { remindMissing } from './remind/remind-missing.ts';
import { getTonight } from './tonight/get-tonight.ts';

export const feature = defineServerFeature({
  name: 'missing-work',
  endpoints: { ...missingEndpoints, ...tonightEndpoints },
  handlers: {
    listMissingWork: ({ tenant, person, query, now }) => {
      checkSeesOpen(person, query.work);
      return listMissingRows(tenant, query, now);
    },
    getMissingSummary: ({ tenant, person, query, now }) => {
      checkSeesOpen(person, query.work);
      return countMissing(tenant, query.work, now);
    },
    remindMissingWork: remindMissing,
    excuseMissingWork: excuseMissing,
    withdrawExcuse,
    getTonight,
  },
  messages: missingWorkMessages,
  audited: { 'missing-work': auditedMissing },
  notices: { 'missing-work': missingNotificationKind },
  liveAccess: { 'missing-work': { flag: 'hasAccessReports', unless: 'reports.onlyFinalized' } },
  periodicWork: {
    advance: [({ wiring, untilDone, now }) => untilDone((tenant) => alertMissing(wiring, tenant, now))],
  },
});
