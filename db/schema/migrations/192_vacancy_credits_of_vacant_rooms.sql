-- Up Migration

-- A vacancy credit that is a percentage or an amount counts only while something is vacant. The prices that are kept for lists
-- are written anew, by the work that fills in those that lack.
alter table contract_prices no force row level security;
alter table contracts no force row level security;

delete from contract_prices p using contracts c
where c.organization_id = p.organization_id and c.id = p.contract_id and exists (
  select from jsonb_array_elements(c.credits) credit
  where credit ->> 'type' <> 'LPC' and credit ->> 'method' <> 'per_sqft' and credit ->> 'sqft' is null);

alter table contracts force row level security;
alter table contract_prices force row level security;
