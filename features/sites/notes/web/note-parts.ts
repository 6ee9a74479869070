import { type Photo, photoParts } from '#features/accounts/files/web';
import { serverNow } from '#platform/web/api/index';

export type NewNote = {
  /** Created together with the form, so that a retry sends the same note. */
  uuid: string;
  body: string;
  internal: boolean;
  mentions: number[];
  photos: readonly Photo[];
  /** Id of the refused note that this one replaces. */
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
