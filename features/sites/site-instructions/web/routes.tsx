import { defineFeature } from '#platform/web/feature/index';

export const feature = defineFeature({
  jobTabs: [
    {
      id: 'instructions',
      title: 'site-instructions:titles.tab',
      flag: 'hasAccessWorld',
      ahead: true,
      order: 5,
      component: () => import('./tab/job-instructions.tsx'),
    },
  ],
  writes: async () => (await import('./outbox/instruction-writes.ts')).instructionWrites,
});
