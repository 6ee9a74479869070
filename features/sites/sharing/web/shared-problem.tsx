import { useEffect } from 'react';
import { isApiError } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { LoadProblem, PageSkeleton } from '#platform/web/ui/index';
import type { LinkOver } from '../contract/index.ts';
import { NoLink, UnknownLink } from './no-link.tsx';
import { hasOpenedLink } from './opened-links.ts';
import { SharedContact } from './shared-contact.tsx';
import { SharedFrame } from './shared-frame.tsx';

type Props = { orgSlug: string; error: Error; retry: () => void };

const Over = ({ orgSlug, expired, organization }: { orgSlug: string; expired: boolean } & LinkOver) => {
  const t = useText();
  const title = t(expired ? 'sharing:over.expired' : 'sharing:over.unavailable');
  const { name } = organization;
  return (
    <SharedFrame orgSlug={orgSlug} title={title} organization={organization}>
      <NoLink
        title={title}
        text={t(expired ? 'sharing:over.turnTo' : 'sharing:over.gone', { organization: name })}
      >
        <SharedContact contact={organization.contact} />
      </NoLink>
    </SharedFrame>
  );
};

/** The browser has no token, or one of something else: scripts cannot know which. One in which no link was ever opened is that
 * of somebody who has to log in, if they have not: the first page asks for it. After a login this page would ask again. */
const Unknown = ({ orgSlug }: { orgSlug: string }) => {
  const t = useText();
  const isStranger = hasOpenedLink();
  useEffect(() => {
    if (!isStranger) location.replace('/');
  }, [isStranger]);
  if (!isStranger) return <PageSkeleton />;
  return (
    <SharedFrame orgSlug={orgSlug} title={t('sharing:over.unknown')}>
      <UnknownLink />
    </SharedFrame>
  );
};

/** Shown instead of a shared page when the link has ended or the page could not be loaded. */
export const SharedProblem = ({ orgSlug, error, retry }: Props) => {
  const expired = isApiError(error, 'link_expired');
  if (expired || isApiError(error, 'link_unavailable')) {
    return <Over orgSlug={orgSlug} expired={expired} {...(error.details as LinkOver)} />;
  }
  if (isApiError(error, 'unauthenticated')) return <Unknown orgSlug={orgSlug} />;
  return <LoadProblem error={error} retry={retry} />;
};
