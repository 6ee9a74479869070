import { join } from 'node:path';

/** Where the files of an installation without S3 live. */
export const filesDirectory = (dataDir: string): string => join(dataDir, 'files');

/** Uploads that are not finished or not used yet. On the disk of the files, so that a rename brings them home. */
export const incomingDirectory = (filesRoot: string): string => join(filesRoot, '.incoming');

export const stagingDirectory = (dataDir: string): string => incomingDirectory(filesDirectory(dataDir));
