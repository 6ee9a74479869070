import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { SharedContact, SharedFrame } from '#features/sites/sharing/web';
import { endpointQuery, isApiError } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useTextParam } from '#platform/web/routing/index';
import { useMaybeSession } from '#platform/web/session/index';
import { LoadProblem, PageSkeleton } from '#platform/web/ui/index';
import { placeCodeEndpoints } from '../../contract/index.ts';
import { PlaceActions } from './place-actions.tsx';
import classes from './scan.module.css';

const Stranger = ({ organization }: { organization: { name: string; contact: ContactFacts } }) => {
  const t = useText();
  const { name, contact } = organization;
  const reachable = contact.phone !== null || contact.email !== null;
  return (
    <>
      <Title order={1} tabIndex={-1}>
        {t('place-codes:scan.welcome', { organization: name })}
      </Title>
      <Text mt="xs">{t(reachable ? 'place-codes:scan.stranger' : 'place-codes:scan.noContact')}</Text>
      <Group className={classes.reach} gap="4px 20px" align="stretch" my="12px 28px">
        <SharedContact contact={contact} />
      </Group>
    </>
  );
};

type ContactFacts = Parameters<typeof SharedContact>[0]['contact'];

const LogIn = ({ organization }: { organization: string }) => {
  const t = useText();
  return (
    <div>
      <Text c="dimmed" mb="xs">
        {t('place-codes:scan.member', { organization })}
      </Text>
      <Button
        component="a"
        href={`/login?redirect=${encodeURIComponent(location.pathname)}`}
        variant="default"
        size="md"
      >
        {t('place-codes:scan.login')}
      </Button>
    </div>
  );
};

/** The page of a scanned code. People of the company see what they may do there; others see whom to call. */
const ScanPage = () => {
  const t = useText();
  const code = useTextParam('code');
  const session = useMaybeSession();
  const known = useQuery({
    ...endpointQuery(placeCodeEndpoints.findPlaceCode, { params: { code } }),
    retry: false,
    meta: { quiet: true },
  });
  const { data } = known;
  const mine = session?.user.default_organization.slug === data?.organization.slug;
  if (known.error) {
    const unknown = isApiError(known.error) && [404, 422].includes(known.error.status);
    if (!unknown) return <LoadProblem error={known.error} retry={() => void known.refetch()} />;
    return (
      <Stack align="center" gap="xs" py={64} ta="center">
        <IconQrcode size={32} stroke={1.5} color="var(--mantine-color-dimmed)" aria-hidden />
        <Title order={1} size="h3" tabIndex={-1}>
          {t('place-codes:scan.unknown')}
        </Title>
        <Text c="dimmed">{t('place-codes:scan.unknownText')}</Text>
      </Stack>
    );
  }
  if (!data) return <PageSkeleton />;
  const { organization, replaced } = data;
  return (
    <SharedFrame orgSlug={organization.slug} title={t('place-codes:titles.scan')} organization={organization}>
      {replaced ? (
        <>
          <Title order={1} tabIndex={-1}>
            {t('place-codes:scan.replaced')}
          </Title>
          <Text mt="xs">{t('place-codes:scan.replacedText')}</Text>
          <Group className={classes.reach} gap="4px 20px" align="stretch" my="12px 28px">
            <SharedContact contact={organization.contact} />
          </Group>
        </>
      ) : session && mine ? (
        <PlaceActions code={code} />
      ) : (
        <>
          <Stranger organization={organization} />
          {!session && <LogIn organization={organization.name} />}
        </>
      )}
    </SharedFrame>
  );
};

export default ScanPage;
