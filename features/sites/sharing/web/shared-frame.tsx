import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { usePageTitle } from '#platform/web/routing/index';
import { brandStore } from '#platform/web/ui/theme/index';
import { type SharedOrganization, sharingEndpoints } from '../contract/index.ts';
import { PageBar } from './page-bar.tsx';
import { SharedContact } from './shared-contact.tsx';
import classes from './sharing.module.css';

type Props = {
  orgSlug: string;
  /** Title of the browser tab, without the organization's name. */
  title: string;
  /** Passed when the link has ended: the error already contains the organization. */
  organization?: SharedOrganization;
  printable?: boolean;
  children: ReactNode;
};

const useOrganization = ({ orgSlug, organization }: Props): SharedOrganization | undefined => {
  const { data } = useQuery({
    ...endpointQuery(sharingEndpoints.getSharedOrganization, { params: { orgSlug } }),
    enabled: organization === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  const known = organization ?? data;
  useEffect(() => {
    if (known) brandStore.set(known);
  }, [known]);
  return known;
};

/** The frame of every shared page: the organization's name, logo, colours and contact. */
export const SharedFrame = (props: Props) => {
  const t = useText();
  const organization = useOrganization(props);
  usePageTitle(organization ? `${props.title} · ${organization.name}` : props.title);
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <div className={classes.brand}>
          {organization?.logo_url ? (
            <img src={organization.logo_url} alt={organization.name} />
          ) : (
            <span className={classes.name}>{organization?.name}</span>
          )}
        </div>
        <PageBar printable={props.printable ?? false} />
      </div>
      {props.children}
      {organization && !props.organization && (
        <div className={classes.foot}>
          <span>{t('sharing:page.sharedBy', { organization: organization.name })}</span>
          <SharedContact contact={organization.contact} />
        </div>
      )}
    </div>
  );
};
