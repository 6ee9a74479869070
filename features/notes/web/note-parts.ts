import { type Photo, photoParts } from '#features/files/web';
import { serverNow } from '#platform/web/api/index';

export type NewNote = {
  /** Made with the form, so that a retry is the same note. */
  uuid: string;
  body: string;
  internal: boolean;
  mentions: number[];
  photos: readonly Photo[];
  /** The refused one that this one takes the place of. */
  refused: string | null;
};

/** Body and files of a call that takes `noteFields`. */
export const noteParts = ({ uuid, body, internal, mentions, photos }: NewNote) => {
  const { files, details } = photoParts(photos);
  return {
    body: {
      body,
      internal,
      mention_user_ids: mentions,
      client_uuid: uuid,
      device_at: serverNow().toISOString(),
      ...details,
    },
    files,
  };
};
