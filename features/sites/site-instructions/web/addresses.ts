import { jobHref } from '#features/sites/jobs/web';

export const tab = 'instructions';

export const instructionsHref = (jobId: number, unsent?: string): string =>
  `${jobHref(jobId, tab)}${unsent === undefined ? '' : `&unsent=${unsent}`}`;

/** The outbox group of a site: its writes about instructions are sent one after the other. */
export const instructionsGroup = (jobId: number): string => `site-instructions-${jobId}`;
