import { type MessageRef, requireValid } from '#platform/contract/errors';
import { isEnterable } from '#platform/server/clock/dates';
import { type ContractFields, mixesVacancies } from '../../contract/index.ts';

const dates = ['start_date', 'termination_date', 'signed_at'] as const;

type Checked = Pick<
  ContractFields,
  | (typeof dates)[number]
  | 'auto_renew'
  | 'term_months'
  | 'gross_cleanable_sqft'
  | 'occupied_sqft'
  | 'vacant_sqft'
  | 'vacant_full_sqft'
> & { credits: readonly Pick<ContractFields['credits'][number], 'type'>[] };

/** Checks what the schema cannot, and refuses with all errors at once. */
export const checkContract = (fields: Checked, today: string): void => {
  const { start_date: start, termination_date: end, auto_renew, term_months } = fields;
  const errors: Record<string, (string | MessageRef)[]> = {};
  for (const name of dates) {
    const date = fields[name];
    if (date !== null && !isEnterable(date, today)) errors[name] = ['date_range'];
  }
  if (end !== null && end < start) errors.termination_date = ['ends_before_begin'];
  if (auto_renew && end === null) errors.termination_date = ['contract_term_required'];
  if (auto_renew && term_months === null) errors.term_months = ['contract_term_required'];
  if ((fields.vacant_full_sqft ?? 0) > (fields.vacant_sqft ?? 0))
    errors.vacant_full_sqft = ['contract_square_feet'];
  const { gross_cleanable_sqft: gross, occupied_sqft: occupied, vacant_sqft: vacant } = fields;
  if (gross !== null && (occupied ?? 0) + (vacant ?? 0) > gross)
    errors.occupied_sqft = [{ code: 'contract_above_gross', values: { gross } }];
  if (mixesVacancies(fields.credits)) errors.credits = ['contract_vacancy_kinds'];
  requireValid(errors);
};
