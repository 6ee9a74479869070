-- Up Migration

-- Cents of start-up that twelfths leave over: one number for each line of start-up supplies, and so many of the first months
-- carry a cent more. Null where each month was approved as a rounded twelfth; that stays as it was.
alter table budgets add column startup_extra_months smallint[]
  check (0 < all (startup_extra_months) and 12 > all (startup_extra_months));
