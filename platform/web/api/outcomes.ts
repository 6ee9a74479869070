/** What settling a call tells the rest of the page. */
const outcome = <T = void>() => {
  const listeners = new Set<(told: T) => void>();
  return {
    on: (listener: (told: T) => void): void => {
      listeners.add(listener);
    },
    tell: (told: T): void => {
      for (const listener of listeners) listener(told);
    },
  };
};

/** The server answered, were it a refusal: there is a connection. */
export const answered = outcome();

/** The session of this browser became somebody else's; carries the words that say so. */
export const otherUser = outcome<string>();
