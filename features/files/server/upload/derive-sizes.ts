import type { MessageRef } from '#platform/contract/errors';
import { inLanes } from '#platform/server/in-lanes';

export type DerivedSizes = { width: number; height: number; display: Buffer; thumb: Buffer };

/** A small file can unpack to gigabytes of pixels. */
const most = 50_000_000;

const edges = { display: 1600, thumb: 320 };

/** Loaded with the first picture: it takes 25 MB. Its cache would keep 50 MB of pixels that nobody asks for again, and
 * two threads a picture are as slow as one each where requests share the processors. */
const openSharp = async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

/** A picture that is stored in passes is decoded as a whole: 100 to 200 MB at the limit, each. */
const inLane = inLanes(2);

/** Upright WebP without any metadata; decoding it all is also the proof that it is a picture. */
export const deriveSizes = (path: string): Promise<DerivedSizes | MessageRef> => inLane(() => derive(path));

const derive = async (path: string): Promise<DerivedSizes | MessageRef> => {
  const sharp = await openSharp();
  try {
    const source = sharp(path, { limitInputPixels: false });
    const { autoOrient } = await source.metadata();
    if (autoOrient.width * autoOrient.height > most) {
      return { code: 'picture_too_large', values: { megapixels: most / 1e6 } };
    }
    const fit = { fit: 'inside', withoutEnlargement: true } as const;
    const display = await sharp(path, { limitInputPixels: most, failOn: 'error' })
      .autoOrient()
      .resize(edges.display, edges.display, fit)
      .webp({ quality: 80 })
      .toBuffer();
    const thumb = await sharp(display).resize(edges.thumb, edges.thumb, fit).webp({ quality: 75 }).toBuffer();
    return { ...autoOrient, display, thumb };
  } catch {
    return { code: 'file_unreadable' };
  }
};
