import './create-task-write.ts';
import './task-writes.ts';
