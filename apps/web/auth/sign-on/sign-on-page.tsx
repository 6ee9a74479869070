import { useEffect, useState } from 'react';
import type { AuthPageProps } from '../auth-page.ts';
import { safeRedirect } from '../safe-redirect.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { startHref } from './endpoints.ts';
import { signOnWords as words } from './words.ts';

const query = new URLSearchParams(location.search);

const company = query.get('company') ?? '';

const isProblem = (name: string | null): name is keyof typeof words.problems =>
  name !== null && Object.hasOwn(words.problems, name);

const given = query.get('problem');

/** Says why the login was refused, and what to do next. */
const Refusal = ({ problem, onHeading }: AuthPageProps & { problem: keyof typeof words.problems }) => {
  useEffect(() => onHeading(words.problems[problem]), [problem, onHeading]);
  return (
    <div className="passkey">
      {company !== '' && problem !== 'off' && (
        <a className="quiet" href={startHref(company, undefined)}>
          {words.again}
        </a>
      )}
      <a className="quiet" href="/login">
        {words.back}
      </a>
    </div>
  );
};

/** A link on another site may lead here, so nothing happens without a click. */
const Question = ({ onHeading }: AuthPageProps) => {
  useEffect(() => {
    const { title, lead } = words.question;
    onHeading({ title: title.replace('{company}', company), lead });
  }, [onHeading]);
  return (
    <div className="passkey">
      <a className="quiet" href={startHref(company, safeRedirect(query.get('redirect')))}>
        {words.offer.replace('{company}', company)}
      </a>
      <a className="quiet" href="/">
        {words.back}
      </a>
    </div>
  );
};

const SignOnPage = ({ onHeading }: AuthPageProps) => {
  const [over, setOver] = useState(false);
  if (query.has('confirm') && !over) {
    return <ConfirmForm onHeading={onHeading} onOver={() => setOver(true)} />;
  }
  if (company !== '' && given === null) return <Question onHeading={onHeading} />;
  return <Refusal problem={isProblem(given) ? given : 'expired'} onHeading={onHeading} />;
};

export default SignOnPage;
