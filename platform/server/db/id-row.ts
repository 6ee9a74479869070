import { z } from 'zod';

export const idRow = z.object({ id: z.int() });
