import { createTaskWrite } from './create-task-write.ts';
import {
  addNoteWrite,
  moveTaskWrite,
  photosBeforeWrite,
  resultPhotosWrite,
  signTaskWrite,
} from './task-writes.ts';

export const allWrites = [
  createTaskWrite,
  moveTaskWrite,
  resultPhotosWrite,
  photosBeforeWrite,
  signTaskWrite,
  addNoteWrite,
];
