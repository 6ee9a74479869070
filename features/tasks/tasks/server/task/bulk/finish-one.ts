import { applyTransition } from '../apply-transition.ts';
import type { TaskRecord } from '../task-repository.ts';
import type { BulkCall } from './bulk-call.ts';

export const finishOne = (
  call: BulkCall,
  task: TaskRecord,
  { action, note }: { action: 'close' | 'cancel'; note?: string | undefined },
): Promise<void> => applyTransition(call, task, { transition: action, note }, { together: true });
