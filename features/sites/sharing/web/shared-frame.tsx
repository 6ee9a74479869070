import { Button } from '@mantine/core';
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
    <div className={classes.bar} data-no-print>
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
    </div>
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
