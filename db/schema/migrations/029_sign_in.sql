-- Up Migration

-- Takes back one failure that was none; those of others stay counted.
create function identity_uncount_failure(throttle_key text) returns void
language sql volatile security definer set search_path = '' as $$
  update public.throttles set failures = failures - 1 where key = throttle_key and failures > 0
$$;
revoke all on function identity_uncount_failure(text) from public;
grant execute on function identity_uncount_failure(text) to cora_application;

drop function identity_clear_throttle(text);
