import { lazy, useEffect, useState } from 'react';
import { readCookie } from '#platform/web/api/cookies';
import type { AuthPageProps, Heading } from '../auth-page.ts';
import { linkEndpoints } from '../link-endpoints.ts';
import { switchLocale } from '../parts/switch-locale.ts';
import { useSend } from '../use-send.ts';
import { locale, words } from '../words.ts';
import { ExpiredInvitation } from './expired-invitation.tsx';
import { fill, type Invited, type SignupLink } from './invitation.ts';
import { linkParameters } from './link-parameters.ts';
import { NewAccountForm } from './new-account-form.tsx';
import { OwnAccountForm } from './own-account-form.tsx';
import { SignupForm } from './signup-form.tsx';

const JoinByProvider = lazy(() => import('../sign-on/join-by-provider.tsx'));

const { token } = linkParameters;

const leadOf = ({ account, provider_only }: Invited): string => {
  if (provider_only) return words.joinProvider;
  return account === 'own' ? words.joinOwn : words.joinNew;
};

const headingOf = (link: SignupLink): Heading | null => {
  if (link.kind === 'organization') return null;
  const { organization } = link;
  if (link.kind === 'expired-invitation') {
    return { title: words.expiredTitle, lead: fill(words.expiredLead, { organization }) };
  }
  return {
    title: fill(words.joinTitle, { organization }),
    lead: fill(leadOf(link.person), { organization }),
  };
};

/** An invitation speaks the language it was sent in, unless the reader has chosen one here. */
const speaksOther = (link: SignupLink): boolean =>
  link.kind === 'invitation' && readCookie('locale') === undefined && link.person.locale !== locale;

const Form = ({ link }: { link: SignupLink }) => {
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
        <OwnAccountForm token={token} person={link.person} />
      ) : (
        <NewAccountForm token={token} person={link.person} />
      );
  }
};

/** A form is shown only while the one-time link is valid. */
export const SignupPage = ({ onHeading }: AuthPageProps) => {
  const [link, setLink] = useState<SignupLink | null>(null);
  const { failure, run } = useSend();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is checked once.
  useEffect(() => {
    if (token === '') return;
    void run(linkEndpoints.getSignup, { query: { token } }).then((result) => {
      if (!('answer' in result)) return;
      const found = result.answer as SignupLink;
      if (found.kind === 'invitation' && speaksOther(found)) return switchLocale(found.person.locale);
      const heading = headingOf(found);
      if (heading) onHeading(heading);
      setLink(found);
    });
  }, []);
  if (link) return <Form link={link} />;
  const problem = token === '' ? words.noToken : failure?.message;
  return (
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
};
