export { fileEndpoints, fileName } from './endpoints.ts';
export {
  type Exif,
  exif,
  type FileRecord,
  type FileSize,
  fileRecord,
  fileUrl,
  visibility,
} from './file.ts';
export { inks, markLetters, markPath, markStroke, pointAt } from './mark-shapes.ts';
export { type Mark, type MarkColour, type Markup, markColours, markup, type Point } from './markup.ts';
export { fileMessages } from './messages.ts';
export { type PaperProgress, paperProgress } from './paper.ts';
export { imageDetails, photoLimits } from './photo-limits.ts';
export { type SharedPicture, sharedPicture } from './shared-picture.ts';
