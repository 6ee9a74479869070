import type { QueryClient } from '@tanstack/react-query';
import { warmPhotoPicker } from '#features/files/web';
import { jobSitesQuery } from '#features/jobs/web';
import { loadMessages } from '#platform/web/forms/index';
import { warmOutboxForm } from '#platform/web/outbox/index';
import { warmMultiSelect, warmSelect } from '#platform/web/ui/index';

/** Fetches what entering a task takes, its sites too: where it is entered there may be no network. */
export const warmCreate = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    import('../pages/create-task-page.tsx'),
    import('./detail-fields.tsx'),
    import('../../series/recurrence-fields.tsx'),
    import('./new-task-entry.ts'),
    loadMessages(),
    warmOutboxForm(),
    warmPhotoPicker(),
    warmSelect(),
    warmMultiSelect(),
    client.prefetchQuery(jobSitesQuery),
  ]);
