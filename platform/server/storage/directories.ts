import { join } from 'node:path';

/** The directory of files in an installation without S3. */
export const filesDirectory = (dataDir: string): string => join(dataDir, 'files');

/** Uploads that are unfinished or not used yet. On the same disk as the files, so that a rename can move them. */
export const incomingDirectory = (filesRoot: string): string => join(filesRoot, '.incoming');

export const stagingDirectory = (dataDir: string): string => incomingDirectory(filesDirectory(dataDir));
