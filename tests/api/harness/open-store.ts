import { openBucket } from '#platform/server/testing/open-bucket';
import { type Line, openLine } from '#platform/server/testing/open-line';

/** An S3 store of its own at the end of a line that a test can silence and mend. `environment` makes a server use it. */
export const openStore = async (): Promise<{
  line: Line;
  environment: Record<string, string>;
  close: () => Promise<void>;
}> => {
  const { address, s3, close } = await openBucket();
  const line = await openLine(address);
  return {
    line,
    environment: { S3_ENDPOINT: line.url, S3_BUCKET: s3.bucket, S3_KEY: s3.key, S3_SECRET: s3.secret },
    close: async () => {
      await line.close();
      await close();
    },
  };
};
