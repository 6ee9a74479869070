import { z } from 'zod';

/** Thousands of rows in one value, which go into an answer as they are: its schema parses them, and twice would cost. */
export const parsedByAnswer = <T extends readonly object[]>() => z.custom<T>(Array.isArray);
