import type { QueryClient } from '@tanstack/react-query';
import { preloadPhotoPicker } from '#features/files/web';
import { jobSitesQuery } from '#features/jobs/web';
import { loadMessages } from '#platform/web/forms/index';
import { preloadOutboxForm } from '#platform/web/outbox/index';
import { preloadPage } from '#platform/web/routing/index';
import { preloadMultiSelect, preloadSelect } from '#platform/web/ui/index';
import { paths } from '../../addresses.ts';

/** Loads all that the create form needs, including the sites: there may be no network where tasks are entered. */
export const preloadCreate = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    preloadPage(paths.create),
    import('./detail-fields.tsx'),
    import('../../series/recurrence-fields.tsx'),
    import('./new-task-entry.ts'),
    loadMessages(),
    preloadOutboxForm(),
    preloadPhotoPicker(),
    preloadSelect(),
    preloadMultiSelect(),
    client.prefetchQuery(jobSitesQuery),
  ]);
