import { Box, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { usePageTitle } from '#platform/web/routing/index';
import { brandStore } from '#platform/web/ui/theme/index';
import { type SharedOrganization, sharingEndpoints } from '../contract/index.ts';
import { rememberOpenedLink } from './opened-links.ts';
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
    meta: { quiet: true, anonymous: true },
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
  // As soon as the record is there: whoever leaves before the organization is known has opened a link all the same.
  useLayoutEffect(rememberOpenedLink, []);
  usePageTitle(organization ? `${props.title} · ${organization.name}` : props.title);
  return (
    <Box maw={960} mx="auto">
      <Group className={classes.top} gap="xs" justify="space-between" wrap="nowrap">
        <Group className={classes.brand} gap={0} wrap="nowrap" miw={0} mih={44}>
          {organization?.logo_url ? (
            <img src={organization.logo_url} alt={organization.name} />
          ) : (
            <Box component="span" fz={18} fw={650} data-breaks>
              {organization?.name}
            </Box>
          )}
        </Group>
        <PageBar printable={props.printable ?? false} />
      </Group>
      {props.children}
      {organization && !props.organization && (
        <Group className={classes.foot} gap="4px 16px">
          <span>{t('sharing:page.sharedBy', { organization: organization.name })}</span>
          <SharedContact contact={organization.contact} />
        </Group>
      )}
    </Box>
  );
};
