import type { PhotoSource } from '#features/accounts/files/server';
import { jobTexts } from '../texts.ts';

/** Photos of the notes of a job. */
export const jobNotePhotos = {
  'job-note': {
    label: (locale) => jobTexts(locale)('notes.photoSource'),
    path: (_id, jobId) => `/job/${jobId}?tab=notes`,
    from: 'from notes r',
    where: `r.organization_id = $1 and r.owner_entity = 'job' and r.owner_id = $2 and r.deleted_at is null`,
    record: 'r.id',
    name: `coalesce(nullif(left(r.body, 80), ''), f.name)`,
    owner: { entity: 'note', id: 'r.id' },
    purposes: ['attachment'],
  },
} satisfies Record<string, PhotoSource>;
