import { z } from 'zod';

/** For thousands of rows in one value that go into an answer unchanged: the answer's schema parses them, and parsing
 * twice would cost time. */
export const parsedByAnswer = <T extends readonly object[]>() => z.custom<T>(Array.isArray);
