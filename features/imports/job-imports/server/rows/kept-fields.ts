import type { Remark } from '#features/imports/imports/contract';
import type { JobOfFile } from '#features/sites/jobs/server';
import type { CleanedRow } from '../../contract/index.ts';
import type { Facts } from './facts.ts';
import { matchClient } from './match-client.ts';

type Place = JobOfFile['buildings'][number];

/** Positions closer than this, about a meter, are the same. */
const tolerance = 0.00001;

const alike = (entered: string, stored: string | null): boolean =>
  entered === '' || entered.toLowerCase() === (stored ?? '').toLowerCase();

const near = (entered: number | null, stored: number | null): boolean =>
  entered === null || (stored !== null && Math.abs(entered - stored) < tolerance);

/** Whether a building is as the file says, by field. */
const atPlace: Record<string, (row: CleanedRow, place: Place) => boolean> = {
  address: (row, place) => alike(row.address, place.address),
  address_2: (row, place) => alike(row.address_2, place.address_2),
  city: (row, place) => alike(row.city, place.city),
  county: (row, place) => alike(row.county, place.county),
  state: (row, place) => alike(row.state, place.state),
  zip: (row, place) => alike(row.zip, place.zip),
  lat: (row, place) => near(row.lat, place.lat),
  lng: (row, place) => near(row.lng, place.lng),
  area_name: (row, place) => alike(row.area_name, place.area_name),
};

/** The fields that a file changes only where a job has a single building. */
const ofBuilding: typeof atPlace = {
  site_name: (row, place) => alike(row.given_site_name, place.name),
  gross_cleanable_sqft: ({ gross_cleanable_sqft: entered }, place) =>
    entered === null || entered === place.gross_cleanable_sqft,
  number_of_floors: ({ number_of_floors: entered }, place) =>
    entered === null || entered === place.number_of_floors,
};

/** Stands for a building where a job has none. */
const noPlace: Place = {
  id: 0,
  name: '',
  address: '',
  address_2: null,
  city: '',
  county: null,
  state: '',
  zip: '',
  lat: null,
  lng: null,
  area_name: null,
  gross_cleanable_sqft: null,
  number_of_floors: null,
};

/** What a file gives new sites only; a site that exists may have several of each. */
const ofNewSites = [
  'service_type',
  'service_days',
  'contact_name',
  'contact_email',
  'contact_phone',
] as const;

const otherClient = (row: CleanedRow, job: JobOfFile, facts: Facts): boolean => {
  if (row.client_name === '' && row.client_account_number === '') return false;
  const found = matchClient(row, facts);
  const client = 'client' in found ? found.client : 'planned';
  return typeof client === 'string' || !('id' in client) || client.id !== job.client_id;
};

const managerRemark = ({ area_manager: name }: CleanedRow, job: JobOfFile, facts: Facts): Remark[] => {
  if (name === '') return [];
  const manager = facts.managerOf(name);
  const field = 'area_manager';
  // Who it is may be unknown, or not for this person to find out.
  if (typeof manager === 'string') return [{ field, code: 'import_site_field_left' }];
  return facts.managersOf.get(job.id)?.has(manager) ? [] : [{ field, code: 'import_site_field_kept' }];
};

/** What a file says otherwise and no file changes: it decides where a site is, who sees it and whether it goes on. */
export const keptFields = (row: CleanedRow, job: JobOfFile, facts: Facts): Remark[] => {
  const places = job.buildings.length > 0 ? job.buildings : [noPlace];
  const fields = Object.entries(job.buildings.length === 1 ? atPlace : { ...atPlace, ...ofBuilding }).flatMap(
    ([field, isFilled]) => (places.some((place) => isFilled(row, place)) ? [] : [field]),
  );
  if (!alike(row.job_number, job.job_number)) fields.push('job_number');
  if (row.given_status !== '' && row.status !== job.status) fields.push('status');
  if (otherClient(row, job, facts)) fields.push('client_name');
  for (const field of ofNewSites) if (row[field]) fields.push(field);
  return [
    ...fields.map((field) => ({ field, code: 'import_site_field_kept' })),
    ...managerRemark(row, job, facts),
  ];
};
