-- Up Migration

-- Ten-thousandths: a year has 52 weeks, which is 4.3333 a month. What was approved keeps its value.
alter table budgets drop constraint budgets_weeks_per_month_check;
alter table budgets alter column weeks_per_month type integer using weeks_per_month * 100;
alter table budgets add constraint budgets_weeks_per_month_check check (weeks_per_month between 40000 and 50000);

alter table staffing_plans drop constraint staffing_plans_weeks_per_month_check;
alter table staffing_plans alter column weeks_per_month type integer using weeks_per_month * 100;
alter table staffing_plans add constraint staffing_plans_weeks_per_month_check check (weeks_per_month between 40000 and 50000);
