import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

export const managerEndpoints = {
  listJobManagers: endpoint({
    method: 'GET',
    path: '/jobs/managers',
    summary: 'Who is area manager of visible jobs today',
    access: { all: ['hasAccessWorld'] },
    answer: z.array(field.named),
  }),
};
