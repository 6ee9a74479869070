import type { z } from 'zod';
import { type MessageRef, Problem } from '#platform/contract/errors';

type Issue = z.core.$ZodIssue;

const isKey = (text: string): boolean => /^[a-z][a-z0-9_]*$/.test(text);

const lengthOf = (input: unknown): number => (typeof input === 'string' ? [...input].length : 0);

const limits = (issue: Issue): MessageRef => {
  const text = (issue as { origin?: string }).origin === 'string';
  const list = (issue as { origin?: string }).origin === 'array';
  if (issue.code === 'too_small') {
    const values = { minimum: Number(issue.minimum) + (issue.inclusive ? 0 : 1) };
    if (text) return Number(issue.minimum) === 1 ? { code: 'required' } : { code: 'too_short', values };
    return { code: list ? 'too_few' : 'too_small', values };
  }
  const values = { maximum: Number((issue as { maximum?: number }).maximum) };
  return { code: text ? 'too_long' : 'too_big', values };
};

const formats: Record<string, string> = { date: 'date_format', datetime: 'date_time_format' };

/** The reason for a value that fits no form of a union: taken from the form that came closest. */
const messageOfUnion = (issues: readonly Issue[]): MessageRef => {
  const own = issues.find(({ message }) => isKey(message));
  if (own) return { code: own.message };
  const format = issues.find((issue) => issue.code === 'invalid_format' && formats[issue.format]);
  return {
    code: format?.code === 'invalid_format' ? (formats[format.format] ?? 'wrong_type') : 'wrong_type',
  };
};

const messageRef = (issue: Issue): MessageRef => {
  if (isKey(issue.message)) {
    const maximum = (issue as { maximum?: number }).maximum;
    return { code: issue.message, values: { length: lengthOf(issue.input), maximum: Number(maximum ?? 0) } };
  }
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return limits(issue);
    case 'invalid_value':
      return { code: 'not_allowed' };
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return { code: 'required' };
      return {
        code: issue.expected === 'int' && typeof issue.input === 'number' ? 'whole_number' : 'wrong_type',
      };
    case 'invalid_format':
      return { code: formats[issue.format] ?? 'wrong_type' };
    case 'invalid_union':
      if (issue.input === undefined || issue.input === null) return { code: 'required' };
      return messageOfUnion(issue.errors.flat());
    default:
      return { code: 'wrong_type' };
  }
};

/** Maximum number of unknown and of wrong fields that a refusal names, and of characters of a name. Other fields are counted,
 * so that a refusal stays small. A list of ids may have 200 entries, all of which can be wrong. */
const maxNamed = { unknown: 20, wrong: 400, length: 200 };

type Fault = { name: string; messageRef: MessageRef };

const nameOf = (path: readonly PropertyKey[]): string => path.join('.').slice(0, maxNamed.length);

const unknownKeys = (issues: readonly Issue[]): { named: Fault[]; count: number } => {
  const named: Fault[] = [];
  let count = 0;
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    for (const key of issue.keys.slice(0, maxNamed.unknown - named.length)) {
      named.push({ name: nameOf([...issue.path, key]), messageRef: { code: 'unknown_field' } });
    }
    count += issue.keys.length;
  }
  return { named, count };
};

const uncounted = (code: string, count: number): Fault[] =>
  count > 0 ? [{ name: '', messageRef: { code, values: { count } } }] : [];

/** Every issue under the field it belongs to: `contacts.0.email`; unknown keys under their own names. */
export const fieldsOf = ({ issues }: Pick<z.ZodError, 'issues'>): Record<string, MessageRef[]> => {
  const unknown = unknownKeys(issues);
  const wrong = issues.filter(({ code }) => code !== 'unrecognized_keys');
  const faults: Fault[] = [
    ...wrong
      .slice(0, maxNamed.wrong)
      .map((issue) => ({ name: nameOf(issue.path), messageRef: messageRef(issue) })),
    ...unknown.named,
    ...uncounted('more_wrong_fields', wrong.length - maxNamed.wrong),
    ...uncounted('more_unknown_fields', unknown.count - unknown.named.length),
  ];
  // Without a prototype: the name of a field may be `constructor`.
  const fields: Record<string, MessageRef[]> = Object.create(null);
  for (const { name, messageRef } of faults) fields[name] = [...(fields[name] ?? []), messageRef];
  return fields;
};

/** Parses or throws the 422 that names every wrong field at once. */
export const parseInput = <T>(schema: z.ZodType<T> | undefined, value: unknown): T | undefined => {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new Problem(422, { code: 'invalid' }, fieldsOf(result.error));
};
