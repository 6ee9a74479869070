import type { ContractTarget } from '../contract/index.ts';

/** The one row of the template. */
export const example: Record<ContractTarget, string> = {
  job_number: 'CO1001',
  service: 'Night cleaning',
  number: 'CO1001-N',
  start_date: '01/01/2027',
  termination_date: '12/31/2028',
  labor_price: '12400.00',
  supply_price: '980.00',
  equipment_price: '450.00',
  tech_price: '',
  other_price: '',
  days_per_week: '5',
  auto_renew: 'yes',
  term_months: '24',
  renewal_notice_days: '60',
  escalator_pct: '3',
  signed_at: '12/15/2026',
  notes: '',
};
