-- Up Migration

-- Of what is sent to the contact; null: the company's language for clients.
alter table client_contacts add column language text check (language in ('en', 'es'));

-- Each address of a mail has its own language; so far all had that of the mail.
alter table record_mails no force row level security;
update record_mails m set recipients = (
  select jsonb_agg(r.one || jsonb_build_object('locale', m.locale) order by r.place)
  from jsonb_array_elements(m.recipients) with ordinality r (one, place))
where m.recipients <> '[]';
alter table record_mails force row level security;
