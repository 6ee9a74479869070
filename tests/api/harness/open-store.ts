import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { type Line, openLine } from '#platform/server/testing/open-line';

const bucket = 'cora';

/** An S3 store of its own at the end of a line that a test can silence and mend. `environment` makes a server use it. */
export const openStore = async (): Promise<{
  line: Line;
  environment: Record<string, string>;
  close: () => Promise<void>;
}> => {
  const directory = await mkdtemp(join(tmpdir(), 'cora-store-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  const line = await openLine(`http://127.0.0.1:${port}`);
  return {
    line,
    environment: { S3_ENDPOINT: line.url, S3_BUCKET: bucket, S3_KEY: 'S3RVER', S3_SECRET: 'S3RVER' },
    close: async () => {
      await line.close();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
