import { request } from 'node:http';
import type { Site } from './create-site.ts';

const boundary = 'cora-boundary';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Uploads a task with a file whose last part is sent only when `finish` is called. */
export const slowUpload = (address: string, site: Site) => {
  const part = (name: string, value: string | number) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const sending = request(`${address}/api/v1/core/tasks`, {
    method: 'POST',
    headers: {
      ...site.headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      expect: '100-continue',
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
  const begun = new Promise<void>((resolve, reject) => {
    sending.once('continue', resolve);
    sending.once('error', reject);
  });
  sending.write(
    part('job_id', site.jobId) +
      part('building_id', site.buildingId) +
      part('type', 'request') +
      part('description', 'Sent slowly') +
      `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
  );
  sending.write(png.subarray(0, 20));
  return {
    /** Resolves when the server has received the start of the request. */
    begun,
    status,
    finish: () => {
      sending.write(png.subarray(20));
      sending.end(`\r\n--${boundary}--\r\n`);
    },
  };
};
