import type { Config } from '../config.ts';
import { filesDirectory } from './directories.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The configured bucket or, without one, the data directory. */
export const openStorage = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage =>
  s3 ? s3Storage(s3) : diskStorage({ directory: filesDirectory(dataDir) });
