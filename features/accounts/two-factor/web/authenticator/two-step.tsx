import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { AnswerOf } from '#platform/contract/endpoint';
import { endpointQuery, useAction } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { twoFactorEndpoints } from '../../contract/index.ts';
import {
  PhoneDialog,
  preloadDialogs,
  RemovePhoneDialog,
  RenewDialog,
  SetUpDialog,
  TurnOffDialog,
} from '../dialogs.ts';
import classes from '../two-factor.module.css';

type Props = Pick<
  AnswerOf<typeof twoFactorEndpoints.getTwoFactor>,
  'on_since' | 'app' | 'phone' | 'text_messages'
> & { opens: (name: 'set-up' | 'phone' | 'remove-phone') => object };

/** The sources of codes, and those that can be added. Text messages are offered only where the installation can send them. */
const Ways = ({ on_since, app, phone, text_messages, opens }: Props) => {
  const t = useText();
  const isOff = on_since === null;
  return (
    <>
      {app && <Text>{t('two-factor:twoStep.byApp')}</Text>}
      {phone && <Text>{t('two-factor:twoStep.byPhone', { digits: phone })}</Text>}
      <Group gap="xs">
        {!app && (
          <Button variant={isOff ? 'filled' : 'default'} {...opens('set-up')}>
            {t('two-factor:twoStep.setUp')}
          </Button>
        )}
        {text_messages && (
          <Button variant="default" {...opens('phone')}>
            {t(phone ? 'two-factor:phone.change' : 'two-factor:phone.setUp')}
          </Button>
        )}
        {app && phone && (
          <Button variant="default" {...opens('remove-phone')}>
            {t('two-factor:phone.removeTitle')}
          </Button>
        )}
      </Group>
    </>
  );
};

const fewCodes = 3;

type Open = 'set-up' | 'phone' | 'remove-phone' | 'renew' | 'turn-off' | null;

export const TwoStep = () => {
  const t = useText();
  const { data, error, refetch } = useQuery(endpointQuery(twoFactorEndpoints.getTwoFactor));
  const [open, setOpen] = useState<Open>(null);
  const forget = useAction(twoFactorEndpoints.forgetDevices, {
    refreshes: [twoFactorEndpoints.getTwoFactor],
    onSuccess: () => showSuccess(t('two-factor:twoStep.forgotten')),
  });
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={2} />;
  const { on_since, recovery_codes_left, trusted_devices } = data;
  const close = () => setOpen(null);
  const opens = (name: Open) => ({
    mih: 44,
    onClick: () => setOpen(name),
    onPointerEnter: () => void preloadDialogs(),
  });
  return (
    <Stack className={classes.block} gap="xs">
      <h3>{t('two-factor:twoStep.title')}</h3>
      {on_since === null ? (
        <>
          <Text>{t('two-factor:twoStep.off')}</Text>
          <Ways {...data} opens={opens} />
        </>
      ) : (
        <>
          <Text>{t('two-factor:twoStep.on', { date: formatDate(on_since) })}</Text>
          <Ways {...data} opens={opens} />
          <Text {...(recovery_codes_left <= fewCodes ? { c: 'error' } : { c: 'dimmed' })}>
            {t('two-factor:twoStep.codesLeft', { count: recovery_codes_left })}
            {recovery_codes_left <= fewCodes && `. ${t('two-factor:twoStep.few')}`}
          </Text>
          <Group gap="xs">
            <Button variant="default" {...opens('renew')}>
              {t('two-factor:twoStep.renew')}
            </Button>
            <Button variant="light" color="error" {...opens('turn-off')}>
              {t('two-factor:twoStep.turnOff')}
            </Button>
          </Group>
          {trusted_devices > 0 && (
            <Group gap="xs">
              <Text c="dimmed">{t('two-factor:twoStep.devices', { count: trusted_devices })}</Text>
              <Button
                variant="subtle"
                mih={44}
                loading={forget.isPending}
                onClick={() => forget.mutate(undefined)}
              >
                {t('two-factor:twoStep.forget')}
              </Button>
            </Group>
          )}
        </>
      )}
      <Suspense fallback={null}>
        {open === 'set-up' && <SetUpDialog onClose={close} />}
        {open === 'phone' && <PhoneDialog onClose={close} />}
        {open === 'remove-phone' && <RemovePhoneDialog onClose={close} />}
        {open === 'renew' && <RenewDialog onClose={close} />}
        {open === 'turn-off' && <TurnOffDialog onClose={close} />}
      </Suspense>
    </Stack>
  );
};
