import type { MessageRef } from '#platform/contract/errors';
import { inTime } from '#platform/server/in-time';
import { limitConcurrency } from '#platform/server/limit-concurrency';

export type DerivedSizes = { width: number; height: number; display: Buffer; thumb: Buffer };

/** Maximum number of pixels, because a small file can unpack to gigabytes of them. */
const max = 50_000_000;

/** Stops the decoder itself, which takes no signal, once nobody waits for it. */
const stop = { seconds: 9 };

const edges = { display: 1600, thumb: 320 };

/** Loaded with the first picture, because it takes 25 MB. Without its cache, which would keep 50 MB of pixels that are not
 * used again; and with one thread per picture, because requests share the processors and two would gain nothing. */
const openSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

/** Milliseconds. The largest pictures take two seconds. */
const longest = 8000;

/** Milliseconds for a picture, and for the others before it. */
const patience = 20_000;

/** Two pictures at once. A progressive picture must be decoded as a whole, which takes 100 to 200 MB at the limit. */
const limit = limitConcurrency(2, longest);

/** Upright WebP without any metadata. Decoding everything also proves that the file is a picture. */
export const deriveSizes = (path: string): Promise<DerivedSizes | MessageRef> =>
  inTime(patience, (signal) => limit(() => derive(path), signal));

const derive = async (path: string): Promise<DerivedSizes | MessageRef> => {
  const sharp = await openSharp();
  try {
    const source = sharp(path, { limitInputPixels: false });
    const { autoOrient } = await source.metadata();
    if (autoOrient.width * autoOrient.height > max) {
      return { code: 'picture_too_large', values: { megapixels: max / 1e6 } };
    }
    const fit = { fit: 'inside', withoutEnlargement: true } as const;
    const display = await sharp(path, { limitInputPixels: max, failOn: 'error' })
      .autoOrient()
      .resize(edges.display, edges.display, fit)
      .webp({ quality: 80 })
      .timeout(stop)
      .toBuffer();
    const thumb = await sharp(display)
      .resize(edges.thumb, edges.thumb, fit)
      .webp({ quality: 75 })
      .timeout(stop)
      .toBuffer();
    return { ...autoOrient, display, thumb };
  } catch {
    return { code: 'file_unreadable' };
  }
};
