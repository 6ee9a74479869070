-- Up Migration

-- The last mail that an administrator sent to see whether mail of the organization leaves, and what the mail server answered.
create table mail_tests (
  organization_id integer primary key references organizations (id),
  sent_to text not null check (char_length(sent_to) <= 254),
  outcome text not null check (outcome in (
    'accepted', 'unreachable', 'insecure', 'login_refused', 'sender_refused', 'recipient_refused', 'refused', 'timed_out')),
  reply text not null check (char_length(reply) <= 500),
  tested_at timestamptz not null,
  tested_by integer not null
);
call guard_tenant('mail_tests', 'insert, update');
