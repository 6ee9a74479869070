import sharp from 'sharp';
import { expect, it } from 'vitest';
import { beginSharedJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';

const { visit } = beginSharedJourney();

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

const transparent = async () => ({
  name: 'drawing.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 64, height: 64, channels: 4, background: clear } })
    .png()
    .toBuffer(),
});

/** The beginning of a photo in the format of an iPhone, under the name that some programs give it. */
const heic = {
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
};

it('what is transparent becomes white, and a format that this browser cannot read is refused when it is chosen', async () => {
  const { context, page, complaints } = await visit({ screen: 'phone', locale: 'es' });
  await signIn(page, 'supervisor');
  await page.goto('/tasks/create?job_id=6');
  const choice = page.locator('main input[type=file][multiple]');
  await choice.setInputFiles([heic, await transparent()]);
  await page.getByText('Esta foto está en formato HEIC. Cambie la cámara a "Más compatible"').waitFor();
  const picture = page.locator('main li:not(:has([data-busy="true"])) img');
  await picture.waitFor();
  expect(await picture.count()).toBe(1);
  const pixel = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    return [...(pen?.getImageData(8, 8, 1, 1).data ?? [])];
  });
  expect(pixel).toEqual([255, 255, 255, 255]);
  await choice.setInputFiles([await transparent()]);
  await page.getByText('formato HEIC').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});
