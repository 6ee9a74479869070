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
export const pickMessage = (answer: unknown, raw: string): string => {
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

export const pickFields = (answer: unknown): Record<string, string[]> => {
  if (!isBag(answer)) return {};
  const errors =
    isBag(answer.payload) && isBag(answer.payload.errors) ? answer.payload.errors : answer.errors;
  return isBag(errors)
    ? Object.fromEntries(Object.entries(errors).map(([field, list]) => [field, texts(list)]))
    : {};
};
