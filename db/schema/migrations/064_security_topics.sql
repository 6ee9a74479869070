-- Up Migration

-- What the entries of the log are about that people look through for security: copies that left the house, and rights.
-- Null for all others.
create function security_topic(action text, changes jsonb) returns text language sql immutable as $$
  select case
    when action like '%.exported' then 'exports'
    when action like 'role.%' or action like 'single-sign-on.%' then 'rights'
    when action in ('user.created', 'user.joined', 'user.deactivated', 'user.activated', 'user.deleted', 'user.restored',
      'user.rights-changed', 'user.password-given', 'user.two-factor-on', 'user.two-factor-off', 'user.two-factor-reset',
      'user.second-factor-required', 'user.second-factor-waived', 'user.sessions-ended', 'user.passkey-added',
      'user.passkey-removed', 'user.phone-confirmed', 'user.phone-removed', 'user.sign-on-linked', 'user.sign-on-unlinked',
      'security.updated') then 'rights'
    when action = 'user.updated' and (changes ? 'role_ids' or changes ? 'denied_modules' or changes ? 'license'
      or changes ? 'email') then 'rights'
  end
$$;

create index audit_log_by_topic on audit_log (organization_id, security_topic(action, changes), at, id)
  where security_topic(action, changes) is not null;
create index audit_log_of_support on audit_log (organization_id, at, id) where impersonated;
