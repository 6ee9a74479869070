export const jobFilesHref = (jobId: number): string => `/job/${jobId}?tab=files`;

export const filesGroup = (jobId: number): string => `job-files-${jobId}`;
