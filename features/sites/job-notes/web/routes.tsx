import './texts.ts';
import { defineFeature } from '#platform/web/feature/index';

export const feature = defineFeature({
  jobTabs: [
    {
      id: 'notes',
      title: 'job-notes:tab',
      flag: 'hasAccessWorld',
      order: 95,
      component: () => import('./job-notes.tsx'),
    },
  ],
  writes: async () => (await import('./outbox/add-note-write.ts')).jobNoteWrites,
});
