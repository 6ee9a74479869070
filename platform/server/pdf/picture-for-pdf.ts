import type { PdfPicture } from './pdf-document.ts';

/** Pixels of the longer side, from the largest that paper shows down to the smallest that is still useful. */
const sides = [640, 480, 360, 280] as const;

const quality = 68;

/** Stops the decoder itself, which takes no signal. Shorter than a reader waits for a paper. */
const stop = { seconds: 8 };

const inside = { fit: 'inside', withoutEnlargement: true } as const;

/** A picture for paper, of at most the given number of bytes where possible. `marks` is SVG that is drawn over it. The
 * library takes 25 MB, so it is loaded with the first picture. */
export const pictureForPdf = async (
  bytes: Uint8Array,
  {
    maxBytes,
    caption,
    marks,
  }: { maxBytes: number; caption: string; marks?: (w: number, h: number) => string },
): Promise<PdfPicture> => {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(bytes)
    .resize(sides[0], sides[0], inside)
    .flatten({ background: '#ffffff' })
    .raw()
    .timeout(stop)
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = { raw: { width, height, channels } } as const;
  const drawn = marks ? [{ input: Buffer.from(marks(width, height)) }] : [];
  const whole =
    drawn.length > 0 ? await sharp(data, raw).composite(drawn).removeAlpha().raw().toBuffer() : data;
  for (const side of sides) {
    const jpeg = await sharp(whole, raw).resize(side, side, inside).jpeg({ quality }).toBuffer();
    if (jpeg.length <= maxBytes || side === sides.at(-1)) return { jpeg, width, height, caption };
  }
  throw new Error('no size of a picture');
};
