import { z } from 'zod';

/** What a site owes: the report of a service night, or the log of a service day. */
export const works = ['nightly_report', 'action_log'] as const;

export const work = z.enum(works);

export type Work = z.infer<typeof work>;
