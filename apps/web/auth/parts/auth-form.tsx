import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  busy: boolean;
  submit: string;
  onSubmit: () => void;
  /** Error message shown above the fields. */
  problem?: string | undefined;
  notice?: string | undefined;
  children: ReactNode;
};

/** Enter submits. After a refusal the first invalid field gets the focus. */
export const AuthForm = ({ busy, submit, onSubmit, problem, notice, children }: Props) => {
  const form = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    wasBusy.current = busy;
  }, [busy]);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      {problem && (
        <p className="alert" role="alert">
          {problem}
        </p>
      )}
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      {children}
      <button type="submit" className="submit" aria-disabled={busy} data-busy={busy}>
        {submit}
      </button>
    </form>
  );
};
