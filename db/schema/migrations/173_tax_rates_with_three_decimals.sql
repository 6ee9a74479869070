-- Up Migration

-- Thousandths of a percent: New Jersey has 6.625 %, New York City 8.875 %. What an invoice says stays the same.
alter table clients drop constraint clients_tax_rate_pct_check;
alter table clients alter column tax_rate_pct type integer using tax_rate_pct * 10;
alter table clients add constraint clients_tax_rate_pct_check check (tax_rate_pct between 0 and 100000);

alter table invoices drop constraint invoices_tax_rate_check;
alter table invoices alter column tax_rate type integer using tax_rate * 10;
alter table invoices add constraint invoices_tax_rate_check check (tax_rate between 0 and 100000);
