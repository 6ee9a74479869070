import { useMemo, useRef, useState } from 'react';
import { fillUntouched } from './fill-untouched.ts';

type Branch = Record<string, unknown> | unknown[];

/** Reads the value at a path such as `contacts.0.name`. */
const readPath = (values: unknown, path: string): unknown => {
  let current = values;
  for (const step of path.split('.')) current = (current as Record<string, unknown> | undefined)?.[step];
  return current;
};

/** A copy with one changed value; all other objects stay the same. */
const writePath = <V>(values: V, path: string, value: unknown): V => {
  const [step = '', ...rest] = path.split('.');
  const copy = (Array.isArray(values) ? [...values] : { ...values }) as Branch;
  const inner = (copy as Record<string, unknown>)[step];
  (copy as Record<string, unknown>)[step] = rest.length > 0 ? writePath(inner, rest.join('.'), value) : value;
  return copy as V;
};

/** The value in an input's change: from a DOM event, or the value itself. */
const inputValue = (change: unknown): unknown => {
  const target = (change as { currentTarget?: unknown } | null)?.currentTarget;
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return target.checked;
  if (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  ) {
    return target.value;
  }
  return change;
};

export type FieldErrors = Record<string, string>;

/** Declared as methods, so that TypeScript accepts a form with narrower values where a wider one is expected. */
type Actions<V> = {
  setErrors(errors: FieldErrors): void;
  clearErrors(): void;
  setFieldError(path: string, error: string): void;
  getValues(): V;
  setValues(next: Partial<V>): void;
  restoreDraft(draft: Partial<V>): void;
  setFieldValue(path: string, value: unknown): void;
  insertListItem(path: string, item: unknown): void;
  removeListItem(path: string, at: number): void;
  isDirty(): boolean;
  resetDirty(): void;
  reset(): void;
};

type Options<V> = { initialValues: V; onValuesChange: (values: V) => void };

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Values and errors of a form. Changing a field removes its error. */
export const useValues = <V extends Record<string, unknown>>({
  initialValues,
  onValuesChange,
}: Options<V>) => {
  const [values, show] = useState(initialValues);
  const [errors, setErrors] = useState<FieldErrors>({});
  const latest = useRef(values);
  const clean = useRef(initialValues);
  const changed = useRef(onValuesChange);
  changed.current = onValuesChange;
  const actions = useMemo((): Actions<V> => {
    const set = (next: V) => {
      latest.current = next;
      show(next);
      changed.current(next);
    };
    const clearError = (path: string) =>
      setErrors((known) =>
        Object.fromEntries(
          Object.entries(known).filter(([field]) => field !== path && !field.startsWith(`${path}.`)),
        ),
      );
    const setFieldValue = (path: string, value: unknown) => {
      set(writePath(latest.current, path, value));
      clearError(path);
    };
    const list = (path: string) => [...((readPath(latest.current, path) as unknown[] | undefined) ?? [])];
    return {
      setErrors,
      clearErrors: () => setErrors({}),
      setFieldError: (path: string, error: string) => setErrors((known) => ({ ...known, [path]: error })),
      getValues: () => latest.current,
      setValues: (next: Partial<V>) => set({ ...latest.current, ...next }),
      restoreDraft: (draft: Partial<V>) => set(fillUntouched(latest.current, clean.current, draft)),
      setFieldValue,
      insertListItem: (path: string, item: unknown) => setFieldValue(path, [...list(path), item]),
      removeListItem: (path: string, at: number) =>
        setFieldValue(
          path,
          list(path).filter((_, index) => index !== at),
        ),
      isDirty: () => !same(latest.current, clean.current),
      resetDirty: () => {
        clean.current = latest.current;
      },
      reset: () => {
        set(clean.current);
        setErrors({});
      },
    };
  }, []);
  const getInputProps = (path: string, options: { type?: 'checkbox' } = {}) => {
    // biome-ignore lint/suspicious/noExplicitAny: each kind of input takes another type; the schema checks the value.
    const value = readPath(values, path) as any;
    return {
      ...(options.type === 'checkbox' ? { checked: Boolean(value) } : { value }),
      error: errors[path],
      onChange: (change: unknown) => actions.setFieldValue(path, inputValue(change)),
    };
  };
  return { values, errors, ...actions, getInputProps };
};
