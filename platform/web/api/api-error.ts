type Bag = Record<string, unknown>;

const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  return isBag(value) ? Object.values(value).flatMap(texts) : [];
};

/** The text that people read about a failed call: the first text that the answer contains, in the order of this
 * function. */
const pickMessage = (answer: unknown, raw: string): string => {
  if (!isBag(answer)) return raw;
  const { payload } = answer;
  if (isBag(payload)) {
    const errors = texts(payload.errors);
    if (errors.length > 0) return errors.join('\n');
    const messages = texts(payload.messages);
    if (messages.length > 0) return messages.join('. ');
    if (typeof payload.message === 'string' && payload.message !== '') return payload.message;
  }
  if (typeof payload === 'string' && payload !== '') return payload;
  return typeof answer.message === 'string' && answer.message !== '' ? answer.message : raw;
};

const pickFields = (answer: unknown): Record<string, string[]> => {
  if (!isBag(answer)) return {};
  const errors =
    isBag(answer.payload) && isBag(answer.payload.errors) ? answer.payload.errors : answer.errors;
  return isBag(errors)
    ? Object.fromEntries(Object.entries(errors).map(([field, list]) => [field, texts(list)]))
    : {};
};

/** The message of an answer that says nothing itself. */
export const statusText = (status: number): string => `HTTP ${status}`;

/** A failed call. Status 0: no readable answer came (offline, time-out, or malformed). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Messages of each field, in the reader's language. */
  readonly fields: Record<string, string[]>;
  readonly reference: string | undefined;
  readonly details: unknown;

  constructor(status: number, answer: unknown, raw: string) {
    super(pickMessage(answer, raw));
    const bag = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
    const payload = (typeof bag.payload === 'object' ? bag.payload : null) as { details?: unknown } | null;
    this.name = 'ApiError';
    this.status = status;
    this.code = typeof bag.code === 'string' ? bag.code : status === 0 ? 'network' : 'unexpected';
    this.fields = pickFields(answer);
    this.reference = typeof bag.reference === 'string' ? bag.reference : undefined;
    this.details = payload?.details;
  }
}

/** Whether the same call would be refused again, as opposed to no answer, a fault of the server, or too many calls. */
export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

export const isApiError = (error: unknown, code?: string): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);
