import type { SecondStep } from '#features/accounts/session/contract';

/** The second factors that the server accepts after a right password. */
export type Challenge = SecondStep;

export type Heading = { title: string; lead: string };
