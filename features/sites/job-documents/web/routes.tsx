import { defineFeature } from '#platform/web/feature/index';

export const feature = defineFeature({
  jobTabs: [
    {
      id: 'files',
      title: 'job-documents:titles.tab',
      flag: 'hasAccessWorld',
      order: 85,
      component: () => import('./files/job-files.tsx'),
    },
  ],
  jobViews: [
    {
      id: 'documents',
      title: 'job-documents:titles.list',
      flag: 'hasAccessWorld',
      order: 10,
      component: () => import('./list/documents-view.tsx'),
    },
  ],
  siteCriteria: [
    {
      kind: 'record',
      name: 'missing_document',
      criterion: 'missing-document',
      label: 'job-documents:list.missingCriterion',
      flags: ['hasAccessWorld'],
      choices: async (flags) => (await import('./search/missing-choices.ts')).missingChoices(flags),
    },
  ],
  writes: async () => (await import('./outbox/document-writes.ts')).documentWrites,
});
