/** A signal to the rest of the page about the outcome of a call. */
const outcome = <T = void>() => {
  const listeners = new Set<(value: T) => void>();
  return {
    on: (listener: (value: T) => void): void => {
      listeners.add(listener);
    },
    emit: (value: T): void => {
      for (const listener of listeners) listener(value);
    },
  };
};

/** The server answered, perhaps with a refusal: there is a connection. */
export const answered = outcome();

/** The session of this browser now belongs to another person; carries the message that says so. */
export const otherUser = outcome<string>();
