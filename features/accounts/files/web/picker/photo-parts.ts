import type { Photo } from './photo.ts';

/** The camera's data in the shape that the server takes. */
const exifOf = ({ facts }: Photo): Record<string, unknown> | null => {
  const { taken_at, latitude, longitude, make = '', model = '' } = facts;
  const device = (model.startsWith(make) ? model : `${make} ${model}`).trim();
  if (!taken_at && latitude === undefined && device === '') return null;
  return {
    taken_at: taken_at?.replace(/\.\d+(?=Z|[+-]|$)/, '') ?? null,
    gps: latitude === undefined || longitude === undefined ? null : { lat: latitude, lng: longitude },
    device: device === '' ? null : device.slice(0, 200),
  };
};

/** The parts of a call that takes `imageDetails`: the files and, in the same order, their comments, marks and camera
 * data. */
export const photoParts = (photos: readonly Photo[]) => ({
  files: photos.map(({ file, name }) => ({ field: 'files', file, name })),
  details:
    photos.length === 0
      ? {}
      : {
          comments: photos.map(({ comment }) => comment),
          markups: photos.map(({ markup }) => (markup?.length ? markup : null)),
          exif: photos.map((photo) => exifOf(photo)),
        },
});
