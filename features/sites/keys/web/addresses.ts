export const jobKeysHref = (jobId: number, unsent?: string): string =>
  `/job/${jobId}?tab=keys${unsent ? `&unsent=${unsent}` : ''}`;

/** Opens one key on the Job Card. */
export const keyHref = (jobId: number, keyId: number): string => `${jobKeysHref(jobId)}&key=${keyId}`;

export const ownKeysHref = '/profile#keys';

export const keysGroup = (jobId: number): string => `job-keys-${jobId}`;
