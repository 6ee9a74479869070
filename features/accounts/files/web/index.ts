import './texts.ts';

export { expiryOf } from './expiry/expiry.ts';
export { ExpiryChip } from './expiry/expiry-chip.tsx';
export type { Photo } from './picker/photo.ts';
export { photoParts } from './picker/photo-parts.ts';
export { PhotoPicker, PhotoTile, preloadPhotoPicker, SentShare } from './picker/photo-picker.tsx';
export { readPhoto } from './picker/read-photo.ts';
export { BeforeAfter } from './viewer/before-after.tsx';
export { DocumentLink, isPicture } from './viewer/document-link.tsx';
export { PhotoCount } from './viewer/photo-count.tsx';
export { PhotoThumbs } from './viewer/photo-thumbs.tsx';
export { Picture } from './viewer/picture.tsx';
export { PictureLinks } from './viewer/picture-links.tsx';
export { Thumb } from './viewer/thumb.tsx';
export { type PhotosOf, useLightbox } from './viewer/use-lightbox.tsx';
