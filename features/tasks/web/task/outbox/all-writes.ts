import { createTaskWrite } from './create-task-write.ts';
import { addNoteWrite, moveTaskWrite, resultPhotosWrite, signTaskWrite } from './task-writes.ts';

export const allWrites = [createTaskWrite, moveTaskWrite, resultPhotosWrite, signTaskWrite, addNoteWrite];
