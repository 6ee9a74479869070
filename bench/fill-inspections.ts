/** The number of answers of one inspection, and of lists of questions of a company. */
const answers = 20;
const templates = 5;

/** The time between two inspections of a company that inspects each of its 2,000 sites every forty days. It is fixed, so
 * that ten times as many inspections are ten times the history. */
const every = '28.8 minutes';

/** `:records` inspections of the sites of a company, one in ten with tasks still to be done, each with its answers. The
 * sums are as if they had been completed one by one. */
export const inspectionsSql = `
  select seed_inspection_basics(:org);

  with made as (
    insert into inspection_templates (organization_id, name, inspection_type, scale, target_score, visibility,
      require_signature, allow_mark_all, content, status, version)
    select :org, 'Office', 'quality', 'five_point', 85, 'public', false, false, '{"sections": []}', 'published', 1
    where :records > 0 returning id)
  insert into inspection_template_versions (organization_id, template_id, version, snapshot)
  select :org, id, 1, '{"name": "Office"}' from made;

  insert into inspections (organization_id, number, status, template_id, template_version, inspection_type, job_id,
    building_id, inspected_by, inspected_at, started_at, finalized_at, visibility, target_score, score_method, score,
    outcome, band, deficiency_count, open_tasks, task_count, section_kinds, issues)
  select :org, n, case when n % 10 = 0 then 'pending' else 'finalized' end, v.template_id, 1, 'quality', s.job_id,
    s.building_id, p.ids[1 + n % array_length(p.ids, 1)], at, at, case when n % 10 > 0 then at end, 'public', 85,
    '{"scales": ["five_point"], "weighted": false}', 60 + n * 31 % 400 / 10.0,
    case when n * 31 % 400 >= 250 then 'pass' else 'fail' end,
    case when n * 31 % 400 >= 250 then 'success' when n * 31 % 400 >= 150 then 'warning' else 'error' end,
    n % 4, case when n % 10 = 0 then 1 else 0 end, n % 4,
    jsonb_build_array(jsonb_build_object('area_type_id', y.ids[1 + n % array_length(y.ids, 1)], 'title', '', 'score', 80),
      jsonb_build_object('area_type_id', null, 'title', 'Lobby', 'score', 90)),
    (select coalesce(jsonb_agg(jsonb_build_object('area_type_id', y.ids[1 + q % array_length(y.ids, 1)], 'question',
      'Question ' || q, 'count', 1)), '[]')
      from generate_series(1, n % 4) k, lateral (select (n * 7919 + k * 31) % (${answers} * ${templates}) as q) asked)
  from generate_series(1, :records) n
  cross join lateral (select now() - n * interval '${every}' as at) moment
  join inspection_template_versions v on v.organization_id = :org
  join (select job_id, building_id, row_number() over (order by job_id) - 1 as i from job_buildings
    where organization_id = :org) s on s.i = n * 7919::bigint % :sites,
  (select array_agg(user_id order by user_id) as ids from memberships where organization_id = :org) p,
  (select array_agg(id order by id) as ids from common_area_types where organization_id = :org) y;

  insert into inspection_answers (organization_id, inspection_id, question_id, value, percent, is_deficient, answered_at)
  select :org, t.id, md5(k::text)::uuid, '"good"', 90, k <= t.deficiency_count, t.inspected_at
  from inspections t cross join generate_series(1, ${answers}) k where t.organization_id = :org;
`;
