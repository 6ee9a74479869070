/** Whose writes they are: people may share a device, and a person may work in several organizations. */
export type Owner = { user: number; organization: number };

export type WriteFile = { field: string; file: Blob; name: string };

/** Why a write was refused, or has not arrived yet. */
export type Reason = {
  /** `session`: nobody, or another person, is signed in. */
  cause: 'network' | 'server' | 'session' | 'refused';
  status: number;
  code: string;
  message: string;
  fields: Record<string, string[]>;
  /** More about a refusal, such as the current record or the records that are in the way. */
  details?: unknown;
};

/** One call that waits on the device. `id` is its idempotency key and the same for every try. */
export type Write = {
  id: string;
  owner: Owner;
  /** Name of the kind of write. */
  kind: string;
  parts: Record<string, unknown>;
  files: readonly WriteFile[];
  /** The record it concerns. Writes of one group are sent in the order of entry. */
  group: string;
  /** Ids of writes that the server must accept first. */
  needs: readonly string[];
  /** What screens show about it. */
  about: Record<string, unknown>;
  /** The form's values, to edit it again after a refusal. */
  form?: Record<string, unknown>;
  /** The record as the form read it, to tell what was changed there from what others have changed since. */
  opened?: Record<string, unknown>;
  /** ISO time, by the device's clock. */
  enteredAt: string;
  state: 'waiting' | 'sending' | 'parked';
  attempts: number;
  /** Milliseconds since 1970; it is not tried again before. */
  nextTry: number;
  reason?: Reason;
};
