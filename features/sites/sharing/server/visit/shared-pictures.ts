import { type FileRow, isPicture } from '#features/accounts/files/server';
import type { PictureUrl } from './sign-pictures.ts';

/** The public pictures among some files, as strangers see them. */
export const sharedPictures = (files: readonly FileRow[], pictureUrl: PictureUrl) =>
  files
    .filter((file) => file.visibility === 'public' && isPicture(file))
    .map(({ id, width, height, comment, markup }) => ({
      url: pictureUrl(id, 'display'),
      thumb_url: pictureUrl(id, 'thumb'),
      width,
      height,
      comment,
      markup,
    }));
