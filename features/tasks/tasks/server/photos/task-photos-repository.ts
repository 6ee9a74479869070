import type { PhotoSource } from '#features/accounts/files/server';
import { taskTexts } from '../texts.ts';

const shared = {
  flag: 'hasAccessTasks',
  path: (id: number) => `/task/${id}`,
  where: 'r.organization_id = $1 and r.job_id = $2 and r.deleted_at is null',
  record: 'r.id',
  name: `'#' || r.number || ' ' || r.title`,
} as const;

/** Photos of the tasks of a job before and after the work, and those of notes on them. */
export const taskPhotos = {
  task: {
    ...shared,
    label: (locale) => taskTexts(locale)('photoSource.task'),
    from: 'from tasks r',
    owner: { entity: 'task', id: 'r.id' },
    purposes: ['attachment', 'resolution'],
  },
  'task-note': {
    ...shared,
    label: (locale) => taskTexts(locale)('photoSource.note'),
    from: `from tasks r join notes n on n.organization_id = $1 and n.owner_entity = 'task' and n.owner_id = r.id
      and n.deleted_at is null`,
    owner: { entity: 'note', id: 'n.id' },
    purposes: ['attachment'],
  },
} satisfies Record<string, PhotoSource>;
