export { taskHandlers } from './handlers.ts';
export { maySeeTask } from './may-see-task.ts';
