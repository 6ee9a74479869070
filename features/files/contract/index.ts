export { fileEndpoints } from './endpoints.ts';
export {
  type Exif,
  exif,
  type FileRecord,
  type FileSize,
  fileRecord,
  fileUrl,
} from './file.ts';
export { fileMessages } from './messages.ts';
