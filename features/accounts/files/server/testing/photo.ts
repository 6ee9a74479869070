import sharp from 'sharp';

/** A photo that is stored rotated, taken at a known place and time. */
export const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background: 'teal' } })
    .withExif({
      IFD0: { Make: 'Acme', Model: 'Acme Phone 3' },
      IFD2: { DateTimeOriginal: '2026:03:04 10:11:12', OffsetTimeOriginal: '-05:00' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '33/1 30/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '70/1 15/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
