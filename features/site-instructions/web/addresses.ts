import { jobHref } from '#features/jobs/web';

export const tab = 'instructions';

export const instructionsHref = (jobId: number, unsent?: string): string =>
  `${jobHref(jobId, tab)}${unsent === undefined ? '' : `&unsent=${unsent}`}`;

/** Reading and ordering the instructions of one site are sent one after another. */
export const instructionsGroup = (jobId: number): string => `site-instructions-${jobId}`;
