import { sameText } from '#platform/server/same-text';
import type { Sign } from '#platform/server/tokens';
import { signatureMinutes } from '../../contract/index.ts';

export type PictureSize = 'thumb' | 'display';

export type SignedPicture = {
  organization: number;
  link: number;
  photoId: number;
  size: PictureSize;
  /** Seconds since 1970. */
  expires: number;
};

const wordsOf = (picture: SignedPicture): string =>
  ['shared-file', picture.organization, picture.link, picture.photoId, picture.size, picture.expires].join(
    ':',
  );

export type PictureUrl = (photoId: number, size: PictureSize) => string;

/** Addresses of pictures that open without a session, until they expire or the link is revoked. */
export const signPictures =
  (sign: Sign, link: { organizationId: number; linkId: number }, now: Date): PictureUrl =>
  (photoId, size) => {
    const expires = Math.floor(now.getTime() / 1000) + signatureMinutes * 60;
    const picture = { organization: link.organizationId, link: link.linkId, photoId, size, expires };
    const search = new URLSearchParams({
      organization: String(picture.organization),
      link: String(picture.link),
      size,
      expires: String(expires),
      signature: sign(wordsOf(picture)),
    });
    return `/file/shared/${photoId}?${search}`;
  };

export const isSignatureValid = (
  sign: Sign,
  { signature, ...picture }: SignedPicture & { signature: string },
  now: Date,
): boolean => picture.expires * 1000 > now.getTime() && sameText(signature, sign(wordsOf(picture)));
