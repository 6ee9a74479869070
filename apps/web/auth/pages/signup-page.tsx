import { lazy, useEffect, useState } from 'react';
import { readCookie } from '#platform/web/api/cookies';
import type { AuthPageProps, Heading } from '../auth-page.ts';
import { linkEndpoints } from '../link-endpoints.ts';
import { AuthForm } from '../parts/auth-form.tsx';
import { switchLocale } from '../parts/switch-locale.ts';
import { useAnswer } from '../use-answer.ts';
import { useSend } from '../use-send.ts';
import { locale, words } from '../words.ts';
import { fill, type Invited, type SignupLink } from './invitation.ts';
import { linkParameters } from './link-parameters.ts';
import { NewAccountForm } from './new-account-form.tsx';
import { OwnAccountForm } from './own-account-form.tsx';
import { SignupForm } from './signup-form.tsx';

/** Asks the person who sent the invitation for another link. */
const ExpiredInvitation = ({ token }: { token: string }) => {
  const [notice, setNotice] = useState<string>();
  const { busy, failure, run } = useSend();
  const ask = async () => {
    const result = await run(linkEndpoints.renewInvitation, { body: { token } });
    if ('answer' in result) setNotice((result.answer as { message: string }).message);
  };
  return (
    <AuthForm
      busy={busy}
      submit={words.askAgain}
      onSubmit={() => void ask()}
      problem={failure?.message}
      notice={notice}
    >
      {null}
    </AuthForm>
  );
};

const JoinByProvider = lazy(() => import('../sign-on/join-by-provider.tsx'));

const { token } = linkParameters;

const leadOf = ({ account, provider_only }: Invited): string => {
  if (provider_only) return words.joinProvider;
  return account === 'own' ? words.joinOwn : words.joinNew;
};

const invitationHeading = ({
  organization,
  person,
}: Extract<SignupLink, { kind: 'invitation' }>): Heading => ({
  title: fill(words.joinTitle, { organization }),
  lead: fill(leadOf(person), { organization }),
});

const headingOf = (link: SignupLink): Heading | null => {
  if (link.kind === 'organization') return null;
  const { organization } = link;
  if (link.kind === 'expired-invitation') {
    return { title: words.expiredTitle, lead: fill(words.expiredLead, { organization }) };
  }
  return invitationHeading(link);
};

/** An invitation speaks the language it was sent in, unless the reader has chosen one here. */
const otherLocaleOf = (link: SignupLink) =>
  link.kind === 'invitation' && readCookie('locale') === undefined && link.person.locale !== locale
    ? link.person.locale
    : undefined;

const Form = ({ link, onHeading }: { link: SignupLink; onHeading: (heading: Heading) => void }) => {
  switch (link.kind) {
    case 'organization':
      return <SignupForm token={token} />;
    case 'expired-invitation':
      return <ExpiredInvitation token={token} />;
    case 'invitation':
      if (link.person.provider_only) {
        return <JoinByProvider organization={link.organization} person={link.person} />;
      }
      return link.person.account === 'own' ? (
        <OwnAccountForm
          token={token}
          person={link.person}
          heading={invitationHeading(link)}
          onHeading={onHeading}
        />
      ) : (
        <NewAccountForm token={token} person={link.person} />
      );
  }
};

const NoForm = ({ problem }: { problem: string | undefined }) => (
  <>
    {problem ? (
      <p className="alert" role="alert">
        {problem}
      </p>
    ) : (
      <p role="status">{words.checking}</p>
    )}
    <p className="below">
      <a href="/login">{words.backToLogin}</a>
    </p>
  </>
);

const asked = { query: { token } };

/** A form is shown only while the one-time link is valid. */
const LinkedForm = ({ onHeading }: AuthPageProps) => {
  const { answer: link, failure } = useAnswer<SignupLink>(linkEndpoints.getSignup, asked);
  const other = link && otherLocaleOf(link);
  useEffect(() => {
    if (other) return switchLocale(other);
    const heading = link && headingOf(link);
    if (heading) onHeading(heading);
  }, [link, other, onHeading]);
  return link && !other ? <Form link={link} onHeading={onHeading} /> : <NoForm problem={failure?.message} />;
};

const SignupPage = (props: AuthPageProps) =>
  token === '' ? <NoForm problem={words.noToken} /> : <LinkedForm {...props} />;

export default SignupPage;
