import { type Audited, auditWords } from '#platform/server/audit/audited';
import { securityTexts } from './texts.ts';

export const auditedSettings: Audited = {
  records: { table: 'security_settings', id: 'organization_id', name: "''" },
  flags: ['hasAccessAdminUsers'],
  words: auditWords(securityTexts, {
    fields: {
      second_factor_for: 'settings.for',
      second_factor_role_ids: 'settings.roles',
      second_factor_grace_days: 'settings.grace',
      session_days: 'settings.sessionDays',
      failed_sign_in_days: 'settings.failedDays',
      support_writes_until: 'settings.writesUntil',
    },
    values: { second_factor_for: 'settings.required' },
  }),
  refers: { second_factor_role_ids: 'role' },
};
