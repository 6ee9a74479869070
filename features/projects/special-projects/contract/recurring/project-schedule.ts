import { z } from 'zod';
import { recurrenceRule } from '#features/tasks/tasks/contract';
import * as field from '#platform/contract/fields';

/** One way in which a project recurs. */
export const projectSchedule = z.object({
  id: field.id,
  rule: recurrenceRule,
  /** The next days on which people see it, at most five; none once it has ended. */
  upcoming: z.array(z.string()),
});

export type ProjectSchedule = z.infer<typeof projectSchedule>;
