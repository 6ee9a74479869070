-- Up Migration

-- How many people a service needs, as somebody entered it.
alter table job_services add column headcount integer check (headcount between 0 and 999);
