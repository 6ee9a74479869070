import { join, resolve } from 'node:path';

export type ClusterFiles = {
  dataDir: string;
  cluster: string;
  secrets: string;
  port: string;
  log: string;
  localSettings: string;
};

export const locateFiles = (dataDir: string): ClusterFiles => {
  const root = resolve(dataDir);
  return {
    dataDir: root,
    cluster: join(root, 'postgres'),
    secrets: join(root, 'secrets.json'),
    port: join(root, 'postgres.port'),
    log: join(root, 'postgres.log'),
    localSettings: join(root, 'postgres.local.conf'),
  };
};
