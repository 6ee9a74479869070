import { createTaskWrite } from './create-task-write.ts';
import {
  addNoteWrite,
  photosBeforeWrite,
  resultPhotosWrite,
  signTaskWrite,
  transitionTaskWrite,
} from './task-writes.ts';

export const allWrites = [
  createTaskWrite,
  transitionTaskWrite,
  resultPhotosWrite,
  photosBeforeWrite,
  signTaskWrite,
  addNoteWrite,
];
