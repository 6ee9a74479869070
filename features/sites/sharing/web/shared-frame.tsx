import { Box, Button, Group } from '@mantine/core';
import { IconLanguage, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { endpointQuery } from '#platform/web/api/index';
import { currentLocale, saveLocale, useText } from '#platform/web/i18n/index';
import { usePageTitle } from '#platform/web/routing/index';
import { brandStore } from '#platform/web/ui/theme/index';
import { type SharedOrganization, sharingEndpoints } from '../contract/index.ts';
import { SharedContact } from './shared-contact.tsx';
import classes from './sharing.module.css';

const names = { en: 'English', es: 'Español' } as const;

/** What strangers can do on every shared page: switch the language and print. */
const PageBar = ({ printable }: { printable: boolean }) => {
  const t = useText();
  const other = currentLocale() === 'en' ? 'es' : 'en';
  const turn = () => {
    saveLocale(other);
    location.reload();
  };
  return (
    <Group gap="xs" align="stretch" wrap="nowrap" ms="auto" data-no-print>
      {printable && (
        <Button
          variant="default"
          classNames={{ root: classes.print, section: classes.icon }}
          leftSection={<IconPrinter size={18} stroke={1.7} aria-hidden />}
          onClick={() => print()}
        >
          <span className={classes.word}>{t('sharing:page.print')}</span>
        </Button>
      )}
      <Button
        variant="subtle"
        color="gray"
        lang={other}
        aria-label={`${t('sharing:page.language')}: ${names[other]}`}
        leftSection={<IconLanguage size={18} stroke={1.7} aria-hidden />}
        onClick={turn}
      >
        {names[other]}
      </Button>
    </Group>
  );
};

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
