import { type Audited, auditWords } from '#platform/server/audit/audited';
import { peopleTexts } from './texts.ts';

/** Fields of other records refer to people too, such as the assignee of a task. */
export const auditedPeople: Audited = {
  records: { table: 'memberships', id: 'user_id', name: 'r.name', path: (id) => `/admin/user/${id}` },
  flags: ['hasAccessAdminUsers'],
  words: auditWords(peopleTexts, {
    fields: {
      first_name: 'field.first_name',
      last_name: 'field.last_name',
      title: 'field.title',
      email: 'field.email',
      phone: 'field.phone',
      employee_code: 'field.employee_code',
      employee_number: 'field.employee_number',
      role_ids: 'field.roles',
      denied_modules: 'field.denied_modules',
      license: 'field.license',
      sessions: 'audit.sessions',
      duties: 'audit.duties',
      duty_sites: 'audit.dutySites',
    },
    values: { denied_modules: 'module', license: 'license', status: 'status' },
  }),
  refers: { role_ids: 'role' },
};
