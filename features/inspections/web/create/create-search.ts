import { z } from 'zod';
import { urlNumber } from '#platform/web/routing/index';

const word = z
  .union([z.string(), z.number().transform(String)])
  .optional()
  .catch(undefined);

/** `?job=` begins at a job site; `?id=` is the walk of an inspection, and `at` its section. */
export const createSearch = z.object({ id: word, at: word, job: urlNumber() });
