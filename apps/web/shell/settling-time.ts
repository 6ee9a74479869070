/** Milliseconds that a new page has for itself and for the first touches, before anything begins that nobody waits for. */
export const settlingTime = 3500;
