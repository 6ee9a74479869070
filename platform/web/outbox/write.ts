/** Whose writes: a device may be shared, and a person may work in several organizations. */
export type Owner = { user: number; organization: number };

export type WriteFile = { field: string; file: Blob; name: string };

/** Why a write was refused, or has not arrived yet. */
export type Reason = {
  /** `session`: nobody or somebody else is signed in. */
  cause: 'network' | 'server' | 'session' | 'refused';
  status: number;
  code: string;
  message: string;
  fields: Record<string, string[]>;
};

/** One call that waits on the device. `id` is its idempotency key and stays the same over every try. */
export type Write = {
  id: string;
  owner: Owner;
  /** The kind of write, by the name of its endpoint. */
  kind: string;
  parts: Record<string, unknown>;
  files: readonly WriteFile[];
  /** The record it concerns: writes of one group go in the order they were entered. */
  group: string;
  /** Writes that must have been accepted before this one makes sense. */
  needs: readonly string[];
  /** What the screens say about it. */
  about: Record<string, unknown>;
  /** The form's values, for another edit after a refusal. */
  form?: Record<string, unknown>;
  /** ISO time, by the clock of the device. */
  enteredAt: string;
  state: 'waiting' | 'sending' | 'parked';
  attempts: number;
  /** Milliseconds of the epoch; not tried again before. */
  nextTry: number;
  reason?: Reason;
};
