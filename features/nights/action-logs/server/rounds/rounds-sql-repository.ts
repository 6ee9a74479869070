/** SQL: a round `r` at building `b`, with its rooms that still exist. */
export const roundColumns = `r.id, r.job_id, r.name, r.action_type, r.interval_minutes, r.starts_at, r.ends_at, r.updated_at,
  json_build_object('id', b.id, 'name', b.name) as building,
  coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name) order by u.place)
    from unnest(r.common_area_ids) with ordinality u (id, place)
    join common_areas c on c.organization_id = $1 and c.id = u.id and c.deleted_at is null), '[]') as rooms`;

/** SQL: all rounds of the organization; a condition may follow. */
export const roundRows = `action_log_rounds r
  join buildings b on b.organization_id = $1 and b.id = r.building_id
  where r.organization_id = $1 and r.deleted_at is null`;

/** SQL: the rounds of the site of the log `t`, as JSON. */
export const roundsOfLog = `coalesce((select json_agg(o order by o.id) from (
  select ${roundColumns} from ${roundRows} and r.job_id = t.job_id and r.building_id = t.building_id) o), '[]')`;
