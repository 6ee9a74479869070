-- Up Migration

-- Plans that were left active when their service or job was made inactive.
update staffing_plans p set status = 'archived'
from job_services s
join jobs j on j.organization_id = s.organization_id and j.id = s.job_id
where s.organization_id = p.organization_id and s.id = p.job_service_id and p.status = 'active'
  and (s.status = 'inactive' or j.status = 'inactive');
