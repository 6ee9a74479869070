/** SQL: the columns of the building `b` that a shared link shows to strangers. */
export const sharedBuildingColumn = `json_build_object('name', b.name, 'address', b.address, 'city', b.city,
  'state', b.state, 'zip', b.zip, 'time_zone', b.time_zone) as building`;

/** SQL: job and building of a shared record, in the shape of `sharedPlace` of the feature sharing. */
export const sharedPlaceColumns = `
  json_build_object('job_number', j.job_number, 'job_name', j.job_name, 'active', j.status = 'active') as job,
  ${sharedBuildingColumn}`;

/** SQL: job and building of the record `t`; `$1` is the organization. */
export const sharedPlaceJoins = `join jobs j on j.organization_id = $1 and j.id = t.job_id
  join buildings b on b.organization_id = $1 and b.id = t.building_id`;
