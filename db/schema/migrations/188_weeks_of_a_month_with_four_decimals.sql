-- Up Migration

-- A year has 52 weeks, which is 4.3333 a month. `weeks_per_month` stays in hundredths, as processes of before read and write it;
-- these are the ten-thousandths beyond. What was approved has none.
alter table budgets add column weeks_rest smallint not null default 0 check (weeks_rest between 0 and 99);
alter table staffing_plans add column weeks_rest smallint not null default 0 check (weeks_rest between 0 and 99);
