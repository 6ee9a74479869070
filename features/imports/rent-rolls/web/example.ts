import type { RentRollTarget } from '../contract/index.ts';

/** The one row of the template. */
export const example: Record<RentRollTarget, string> = {
  building_name: 'Main Street Tower',
  job_number: '1001',
  floors: '3-5',
  suite: '300',
  tenant_name: 'Acme Design',
  sqft: '12500',
  move_in: '2025-03-01',
  move_out: '',
  vacancy_kind: '',
  contact_name: 'Dana Finch',
  contact_email: 'dana@example.com',
  contact_phone: '(303) 555-0147',
  check_doors: 'yes',
};
