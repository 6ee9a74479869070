import { z } from 'zod';

/** A column of thousands of ids as the driver parsed them: checking each would take a millisecond. */
export const manyIds = z.instanceof(Array<number>);
