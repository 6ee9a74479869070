/** Words somewhere in a text, as LIKE asks for them: its own signs in them mean themselves. */
export const likePattern = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
