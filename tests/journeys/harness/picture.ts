import sharp from 'sharp';

/** A photo like a phone's: with place and time inside. */
export const picture = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Example', Model: 'Phone' },
      IFD2: { DateTimeOriginal: '2026:11:20 21:15:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '39/1 44/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '104/1 59/1 0/1',
      },
    })
    .toBuffer(),
});
