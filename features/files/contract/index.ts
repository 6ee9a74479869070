export { fileEndpoints } from './endpoints.ts';
export {
  type Exif,
  exif,
  type FileRecord,
  type FileSize,
  fileRecord,
  fileSizes,
  fileUrl,
  visibility,
} from './file.ts';
export { fileMessages } from './messages.ts';
