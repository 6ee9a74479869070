import { sharedPlace } from '#features/sharing/contract';
import { sharedBuilding } from '../../contract/index.ts';

/** SQL: where a shared record `t` is, as strangers may know it; `$1` is the organization. */
export const placeColumns = `
  json_build_object('job_number', j.job_number, 'job_name', j.job_name, 'active', j.status = 'active') as job,
  json_build_object('name', b.name, 'address', b.address, 'city', b.city, 'state', b.state, 'zip', b.zip,
    'time_zone', b.time_zone) as building`;

export const placeJoins = `join jobs j on j.organization_id = $1 and j.id = t.job_id
  join buildings b on b.organization_id = $1 and b.id = t.building_id`;

export const placeRow = sharedPlace.extend({ building: sharedBuilding });
