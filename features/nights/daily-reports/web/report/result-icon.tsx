import {
  IconBan,
  IconCircleCheck,
  IconClockPause,
  IconLock,
  IconLockOpen,
  IconNotes,
} from '@tabler/icons-react';
import type { CheckResult } from '../../contract/index.ts';

/** Each result has a shape of its own: nobody depends on the colour. */
const icons = {
  locked: IconLock,
  found_unlocked: IconLockOpen,
  no_access: IconBan,
  not_serviced: IconClockPause,
  done: IconCircleCheck,
} satisfies Record<CheckResult, typeof IconLock>;

export const ResultIcon = ({ result }: { result: CheckResult | null }) => {
  const Icon = result === null ? IconNotes : icons[result];
  return <Icon size={18} aria-hidden />;
};
