-- Up Migration

-- What the page of a proposal says of its project, as it was when it was sent.
alter table proposals add column offered jsonb;
update proposals t set offered = jsonb_build_object(
  'title', p.title, 'description', p.description, 'price_basis', p.price_basis, 'client', c.name,
  'site', case when b.id is not null then jsonb_build_object('name', b.name,
    'address', concat_ws(', ', b.address, b.city, b.state || ' ' || b.zip)) end)
from special_projects p
join clients c on c.organization_id = p.organization_id and c.id = p.client_id
left join buildings b on b.organization_id = p.organization_id and b.id = p.building_id
where p.organization_id = t.organization_id and p.id = t.special_project_id and t.status <> 'draft';
