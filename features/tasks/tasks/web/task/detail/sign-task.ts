import type { Entry } from '#platform/web/outbox/index';
import type { Signature } from '#platform/web/ui/index';
import type { Task, taskEndpoints } from '../../../contract/index.ts';
import { type AboutTask, aboutTask, taskGroup } from '../outbox/about.ts';
import { signTaskWrite } from '../outbox/task-writes.ts';

/** A signature. Its id identifies the request, so that a retry is the same request. */
export const signatureEntry = (
  task: Task,
  { id, name, image }: Signature & { image: Blob },
): Entry<typeof taskEndpoints.signTask, AboutTask> => ({
  kind: signTaskWrite,
  id,
  parts: {
    body: { id: task.id, name },
    files: [{ field: 'signature', file: image, name: 'signature.png' }],
  },
  group: taskGroup(task.id),
  about: aboutTask(task),
});
