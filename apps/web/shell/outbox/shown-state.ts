import { text } from '#platform/web/i18n/index';
import { isHeld, type Write } from '#platform/web/outbox/index';

export type ShownState = 'parked' | 'sending' | 'held' | 'waiting';

export const shownState = (write: Write, writes: readonly Write[]): ShownState => {
  if (write.state !== 'waiting') return write.state;
  return isHeld(write, writes) ? 'held' : 'waiting';
};

const fieldWords = ({ fields, message }: NonNullable<Write['reason']>): string => {
  const said = [...new Set(Object.values(fields).flat())];
  return said.length > 0 ? said.join(' ') : message;
};

/** Why the write is still here; undefined when it has not been tried yet. */
export const reasonWords = ({ reason, state }: Write): string | undefined => {
  if (!reason || state === 'sending') return undefined;
  if (reason.cause === 'refused') return fieldWords(reason);
  return text(`app:outbox.cause.${reason.cause}`);
};
