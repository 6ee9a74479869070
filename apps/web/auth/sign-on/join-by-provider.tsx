import { fill, type Invited } from '../pages/invitation.ts';
import { startHref } from './endpoints.ts';
import { signOnWords as words } from './words.ts';

type Props = { organization: string; person: Invited };

/** Where the provider is the only way there is no password to choose: its word for the address accepts the invitation. */
const JoinByProvider = ({ organization, person }: Props) => {
  if (person.email === null) return <p role="status">{words.join.withoutEmail}</p>;
  return (
    <>
      <p>{fill(words.join.address, { email: person.email })}</p>
      <div className="passkey">
        <a className="quiet" href={startHref(person.organization_code, undefined)}>
          {words.offer.replace('{company}', organization)}
        </a>
      </div>
    </>
  );
};

export default JoinByProvider;
