-- Up Migration

-- Papers that hold until a date: the insurance certificate of a vendor.
alter table files add column expires_on date;
