import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { endpointQuery } from '#platform/web/api/index';
import { formatRelative, useText } from '#platform/web/i18n/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { type Passkey, passkeyEndpoints } from '../contract/index.ts';
import { TwoStep } from './authenticator/two-step.tsx';
import { AddPasskeyDialog, preloadDialogs, RemovePasskeyDialog, RenamePasskeyDialog } from './dialogs.ts';
import classes from './two-factor.module.css';

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey } | null;

const Line = ({ passkey, onOpen }: { passkey: Passkey; onOpen: (open: Open) => void }) => {
  const t = useText();
  const { name, created_at, last_used_at } = passkey;
  const used =
    last_used_at === null
      ? t('two-factor:passkeys.unused')
      : t('two-factor:passkeys.used', { when: formatRelative(last_used_at) });
  return (
    <Group component="li" className={classes.passkey} gap="4px 12px" py="xs">
      <Box flex="1 1 200px" miw={0} data-breaks>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          {t('two-factor:passkeys.added', { when: formatRelative(created_at) })} · {used}
        </Text>
      </Box>
      <Button
        variant="default"
        mih={44}
        aria-label={t('two-factor:passkeys.renameOf', { name })}
        onClick={() => onOpen({ what: 'rename', passkey })}
      >
        {t('two-factor:passkeys.rename')}
      </Button>
      <Button
        variant="light"
        color="error"
        mih={44}
        aria-label={t('two-factor:passkeys.removeOf', { name })}
        onClick={() => onOpen({ what: 'remove', passkey })}
      >
        {t('two-factor:passkeys.remove')}
      </Button>
    </Group>
  );
};

const Passkeys = () => {
  const t = useText();
  const { data, error, refetch } = useQuery(endpointQuery(passkeyEndpoints.listPasskeys));
  const [open, setOpen] = useState<Open>(null);
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={2} />;
  const refused = data.refused ?? ('PublicKeyCredential' in window ? null : 'browser');
  const close = () => setOpen(null);
  return (
    <Stack className={classes.block} gap="xs">
      <h3>{t('two-factor:passkeys.title')}</h3>
      <Text>{t('two-factor:passkeys.text')}</Text>
      {data.passkeys.length === 0 ? (
        !refused && <Text c="dimmed">{t('two-factor:passkeys.none')}</Text>
      ) : (
        <Box component="ul" p={0}>
          {data.passkeys.map((passkey) => (
            <Line key={passkey.id} passkey={passkey} onOpen={setOpen} />
          ))}
        </Box>
      )}
      {refused ? (
        <Text c="dimmed">{t(`two-factor:passkeys.${refused}`)}</Text>
      ) : (
        <Group>
          <Button
            variant="default"
            mih={44}
            onPointerEnter={() => void preloadDialogs()}
            onClick={() => setOpen({ what: 'add' })}
          >
            {t('two-factor:passkeys.add')}
          </Button>
        </Group>
      )}
      <Suspense fallback={null}>
        {open?.what === 'add' && <AddPasskeyDialog onClose={close} />}
        {open?.what === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
        {open?.what === 'remove' && <RemovePasskeyDialog passkey={open.passkey} onClose={close} />}
      </Suspense>
    </Stack>
  );
};

/** How the signed-in person proves who they are: a second step, and passkeys instead of both. */
const SignInSection = () => (
  <>
    <TwoStep />
    <Passkeys />
  </>
);

export default SignInSection;
