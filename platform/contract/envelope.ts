/** The form of every answer below /api/v1, except files. */
export type Success<T> = { status: 'success'; payload: T };

/** `errors` repeats `payload.errors`, because existing clients read either. Field messages are in the reader's
 * language. */
export type Failure = {
  status: 'error';
  code: string;
  message: string;
  /** `messages` are what screens show, where that differs from `message`. */
  payload: { message: string; messages?: string[]; errors: Record<string, string[]>; details?: unknown };
  errors: Record<string, string[]>;
  /** Identifies the log entry of an unexpected error. */
  reference?: string;
};

export type Envelope<T> = Success<T> | Failure;

export const success = <T>(payload: T): Success<T> => ({ status: 'success', payload });
