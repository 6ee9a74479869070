import type { Session } from '../session/session.ts';
import type { Gate } from './page.ts';

const forEveryone: readonly Gate[] = ['public', 'signed-in', 'redirect-token'];

export const isOpen = (gate: Gate, flags: Session['flags'] | undefined): boolean =>
  forEveryone.includes(gate) || (flags?.has(gate as never) ?? false);
