import { z } from 'zod';

/** `card` is a card with a code on it. A code alone, such as that of an alarm, is an access note and never stored here. */
export const keyKinds = ['key', 'badge', 'fob', 'card', 'other'] as const;

export const keyKind = z.enum(keyKinds);

export type KeyKind = z.infer<typeof keyKind>;

/** `returned`: the client has it back. */
export const keyStatuses = ['in_office', 'held', 'lost', 'returned', 'retired'] as const;

export const keyStatus = z.enum(keyStatuses);

export type KeyStatus = z.infer<typeof keyStatus>;

/** How a custody has ended. */
export const custodyEnds = ['returned', 'transferred', 'lost'] as const;

export type CustodyEnd = (typeof custodyEnds)[number];
