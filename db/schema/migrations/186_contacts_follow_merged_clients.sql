-- Up Migration

-- A list of clients or job sites that is read in while a client is merged adds contacts to the one that goes: they belong to the
-- one that was kept, as its jobs do. So does a switch of its reminders.
create trigger follow_merged_client before insert or update of client_id on client_contacts
  for each row execute function follow_merged_client();
create trigger follow_merged_client before insert or update of client_id on invoice_clients_unreminded
  for each row execute function follow_merged_client();
