import type { QueryClient } from '@tanstack/react-query';
import { warmPhotoPicker } from '#features/files/web';
import { jobSitesQuery } from '#features/jobs/web';
import { loadMessages } from '#platform/web/forms/index';
import { warmMultiSelect, warmSelect } from '#platform/web/ui/index';

/** Fetches what entering a task takes, its sites too: where it is entered there may be no network. */
export const warmCreate = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    import('../pages/create-task-page.tsx'),
    import('./detail-fields.tsx'),
    import('../series/recurrence-fields.tsx'),
    import('./send-task.ts'),
    loadMessages(),
    warmPhotoPicker(),
    warmSelect(),
    warmMultiSelect(),
    client.prefetchQuery(jobSitesQuery),
  ]);
