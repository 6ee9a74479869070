import { z } from 'zod';
import { urlNumber, urlText } from '#platform/web/routing/index';

const word = z
  .union([z.string(), z.number().transform(String)])
  .optional()
  .catch(undefined);

/** `?job=` begins at a job site, `building`, `place` (`floor:12`) and `template` choose there; `?id=` is the walk of an
 * inspection, and `at` its section. */
export const createSearch = z.object({
  id: word,
  at: word,
  job: urlNumber(),
  building: urlNumber(),
  place: urlText(),
  template: urlNumber(),
});

export type Start = Partial<Pick<z.output<typeof createSearch>, 'job' | 'building' | 'place' | 'template'>>;
