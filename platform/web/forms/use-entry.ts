import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { showProblem } from '../feedback/index.ts';

/** The values of a small form and the server's errors about them. Never kept on the device, unlike those of a record: they
 * may be passwords, codes and secrets. */
export const useEntry = <T extends Record<string, string>>(initial: T) => {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<keyof T, string>>>({});
  const [busy, setBusy] = useState(false);
  const set = (name: keyof T & string, value: string) =>
    setValues((others) => ({ ...others, [name]: value }));
  return {
    values,
    busy,
    set,
    clear: () => setValues(initial),
    field: (name: keyof T & string) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
    }),
    run: async (work: () => Promise<void>): Promise<void> => {
      setBusy(true);
      setErrors({});
      try {
        await work();
      } catch (error) {
        const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
        if (fields.length === 0) showProblem(error);
        setErrors(Object.fromEntries(fields.map(([name, list]) => [name, list.join(' ')])) as typeof errors);
      } finally {
        setBusy(false);
      }
    },
  };
};
