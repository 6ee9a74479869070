export type TextMessage = {
  /** E.164, as `toE164` makes it. */
  to: string;
  text: string;
};

export type Sms = {
  /** Resolves when the service has taken the message; throws otherwise, so that the queue tries again. */
  send: (message: TextMessage) => Promise<void>;
};
