import { useState } from 'react';
import { ApiError } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';

/** The values of a small form and what the server says of them. Never kept on the device: they are passwords and codes. */
export const useEntry = <T extends Record<string, string>>(blank: T) => {
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<Partial<Record<keyof T, string>>>({});
  const [busy, setBusy] = useState(false);
  return {
    values,
    busy,
    set: (name: keyof T & string, value: string) => setValues((others) => ({ ...others, [name]: value })),
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
        const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
        if (fields.length === 0) showProblem(error);
        setErrors(Object.fromEntries(fields.map(([name, list]) => [name, list.join(' ')])) as typeof errors);
      } finally {
        setBusy(false);
      }
    },
  };
};
