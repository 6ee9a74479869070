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
  /** Of the browser's tab, which names the organization too. */
  title: string;
  /** Known without asking where the link is over: the page itself says then how to reach it. */
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

/** Around what an organization shows to strangers: its name, logo and colours, and how to reach it. */
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
