import type { SecondStep } from '#features/session/contract';

/** What the server wants to see after a right password. */
export type Challenge = SecondStep;

export type Heading = { title: string; lead: string };
