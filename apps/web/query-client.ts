import { createQueryClient } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';

export const queryClient = createQueryClient(showProblem);
