import type { PhotoSource } from '#features/accounts/files/server';
import { documentTexts } from '../texts.ts';

/** Images among the documents, of types that are photos of a site. Scans of papers are not. */
export const documentPhotos = {
  'job-document': {
    label: (locale) => documentTexts(locale)('photoSource'),
    path: (_id, jobId) => `/job/${jobId}?tab=files`,
    from: 'from jobs r',
    where: 'r.organization_id = $1 and r.id = $2',
    record: 'r.id',
    name: 'f.name',
    owner: { entity: 'job-document', id: 'r.id' },
    purposes: ['kickoff_notes', 'other'],
  },
} satisfies Record<string, PhotoSource>;
