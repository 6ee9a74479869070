/** Special projects sold on one day. The number is fixed, so that ten times as many projects are ten times the days. */
const daily = 100;

/** `:records` special projects: those of the last weeks are proposed or in work, older ones closed or invoiced. Half as
 * many invoices, of which those of the last two months are owed, and as many costs. */
export const projectsSql = `
  insert into special_projects (organization_id, year, serial, status, client_id, job_id, building_id, title, description,
    project_type, price, invoice_type, cost_estimate, scheduled_date, due_date, actual_service_date, offered_at,
    offer_ends_on, offer_answer, approved_at, ended_at, created_at)
  select :org, 2020, n, st.status, j.client_id, s.job_id, s.building_id, 'Project ' || n, 'Clean the carpets',
    (array['carpet cleaning', 'power washing', 'glass cleaning', 'other'])[1 + n % 4], 20000 + n * 7919::bigint % 300000,
    'one time', case when n % 2 = 0 then jsonb_build_object('labor', 100 + n % 90, 'supply', 20) else '{}'::jsonb end,
    day + 14, day + 20, case when is_over then day + 13 + n % 9 end, day - 14 + time '15:00', day + 16,
    case when n % 5 > 0 then 'approved' when n % 10 = 0 then 'declined' end,
    case when n % 5 > 0 then day - 9 + time '16:00' end, case when is_over then day + 21 + time '17:00' end,
    day - 17 + time '15:00'
  from generate_series(1, :records) n
  cross join lateral (select current_date - n / ${daily} as day) d
  cross join lateral (select case when current_date - day < 25
      then (array['proposed', 'pending', 'open', 'active'])[1 + n % 4]
      when n % 40 = 0 then 'cancelled' when current_date - day < 50 then 'closed' else 'invoiced' end as status,
    current_date - day >= 25 as is_over) st
  join (select job_id, building_id, row_number() over (order by job_id) - 1 as i from job_buildings
    where organization_id = :org) s on s.i = n * 7919::bigint % :sites
  join jobs j on j.organization_id = :org and j.id = s.job_id;

  insert into special_project_people (organization_id, special_project_id, role, user_id)
  select :org, t.id, 'scheduler', p.ids[1 + t.serial % array_length(p.ids, 1)] from special_projects t,
  (select array_agg(user_id order by user_id) as ids from memberships where organization_id = :org) p
  where t.organization_id = :org;

  insert into special_project_costs (organization_id, special_project_id, kind, description, quantity, unit, unit_cost,
    amount, worked_on)
  select :org, id, 'hours', '', 4, 'hour', 31.5, 12600, actual_service_date from special_projects
  where organization_id = :org and actual_service_date is not null;

  insert into invoices (organization_id, special_project_id, client_id, year, serial, status, invoice_type, bill_to,
    issue_date, due_date, subtotal, tax, total, amount_paid, paid_at, uncollected_reason)
  select :org, t.id, t.client_id, 2020, t.serial, st.status, 'one time', '{"name": "Client"}', day, day + 30, t.price, 0,
    t.price, case when st.status = 'paid' then t.price else 0 end, case when st.status = 'paid' then day + 25 end,
    case when st.status = 'uncollected' then 'Insolvent' end
  from (select *, (ended_at + interval '20 days')::date as day from special_projects
    where organization_id = :org and status = 'invoiced' and serial % 2 = 0) t
  cross join lateral (select case when current_date - day < 60 then 'invoiced' when serial % 90 = 0 then 'uncollected'
    else 'paid' end as status) st;

  insert into invoice_payments (organization_id, invoice_id, paid_on, amount)
  select :org, id, paid_at, amount_paid from invoices where organization_id = :org and status = 'paid';
`;
