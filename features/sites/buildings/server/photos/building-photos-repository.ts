import type { PhotoSource } from '#features/accounts/files/server';
import { buildingTexts } from '../texts.ts';

const shared = {
  path: (_id: number, jobId: number) => `/job/${jobId}?tab=buildings`,
  where: 'jb.organization_id = $1 and jb.job_id = $2',
  record: 'r.id',
  name: 'r.name',
} as const;

const buildings = `from job_buildings jb
  join buildings r on r.organization_id = $1 and r.id = jb.building_id and r.deleted_at is null`;

/** Pictures among the files of the buildings of a job, and photos of notes on the buildings. */
export const buildingPhotos = {
  building: {
    ...shared,
    label: (locale) => buildingTexts(locale)('photoSource.building'),
    from: buildings,
    owner: { entity: 'building', id: 'r.id' },
    purposes: ['attachment'],
  },
  'building-note': {
    ...shared,
    label: (locale) => buildingTexts(locale)('photoSource.note'),
    from: `${buildings} join notes n on n.organization_id = $1 and n.owner_entity = 'building' and n.owner_id = r.id
      and n.deleted_at is null`,
    owner: { entity: 'note', id: 'n.id' },
    purposes: ['attachment'],
  },
} satisfies Record<string, PhotoSource>;
