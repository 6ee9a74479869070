import type { PersonTarget } from '../contract/index.ts';

/** The one row of the template. */
export const example: Record<PersonTarget, string> = {
  first_name: 'Dana',
  last_name: 'Finch',
  email: 'dana@example.com',
  roles: 'Supervisor; Day Porter',
  phone: '(303) 555-0148',
  title: 'Night lead',
  employee_code: 'E-1042',
  license: 'full',
  locale: 'en',
  jobs: 'J-100; J-101',
};
