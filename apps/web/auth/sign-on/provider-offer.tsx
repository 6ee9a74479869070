import { useEffect, useState } from 'react';
import { send } from '#platform/web/api/send';
import { signOnEndpoints, startHref } from './endpoints.ts';
import { signOnWords as words } from './words.ts';

type Company = { name: string; slug: string; only_way: boolean };

/** Milliseconds after the last letter. */
const pause = 400;

/** The company of the address. Only the domain is sent, so a change before the @ asks nothing again. */
const useCompany = (email: string): Company | null => {
  const [company, setCompany] = useState<Company | null>(null);
  const domain = email.trim().split('@').pop() ?? '';
  useEffect(() => {
    setCompany(null);
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const body = { email: `@${domain}` };
        const answer = await send(
          signOnEndpoints.getSignOn,
          { body },
          { anonymous: true, signal: asking.signal },
        );
        setCompany((answer as { company: Company | null }).company);
      } catch {
        // No message: without the offer, everybody can still use the password.
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [domain]);
  return company;
};

type Props = { email: string; redirect: string | undefined };

/** For an address whose company has a provider. */
const ProviderOffer = ({ email, redirect }: Props) => {
  const company = useCompany(email);
  if (!company) return null;
  const withName = (text: string) => text.replace('{company}', company.name);
  return (
    <div className="passkey" role="status">
      {company.only_way && <p className="or">{withName(words.only)}</p>}
      <a className="quiet" href={startHref(company.slug, redirect)}>
        {withName(words.offer)}
      </a>
    </div>
  );
};

export default ProviderOffer;
