import { useState } from 'react';
import { ApiError } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';

/** The values of a small form and what the server says of them. Never kept on the device: one of them is a secret. */
export const useEntry = <T extends Record<string, string>>(given: T) => {
  const [values, setValues] = useState(given);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  return {
    values,
    busy,
    clear: () => setValues(given),
    field: (name: keyof T & string) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: { currentTarget: { value: string } }) => {
        const { value } = event.currentTarget;
        setValues((others) => ({ ...others, [name]: value }));
      },
    }),
    run: async (work: () => Promise<void>): Promise<void> => {
      setBusy(true);
      setErrors({});
      try {
        await work();
      } catch (error) {
        const fields = error instanceof ApiError && error.status === 422 ? Object.entries(error.fields) : [];
        if (fields.length === 0) showProblem(error);
        setErrors(Object.fromEntries(fields.map(([name, list]) => [name, list.join(' ')])));
      } finally {
        setBusy(false);
      }
    },
  };
};
