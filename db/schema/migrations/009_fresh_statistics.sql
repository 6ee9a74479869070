-- Up Migration

-- An import makes a small company a large one at once. By share of the table the planner would still plan for the small one
-- long after; by count it learns within a minute, and small tables cost nothing to look at.
do $$
declare t text;
begin
  foreach t in array array['jobs', 'buildings', 'job_buildings', 'clients', 'visible_jobs', 'tasks']
  loop
    execute format(
      'alter table %I set (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 1000)', t);
  end loop;
end $$;
