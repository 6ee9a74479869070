import { Alert, Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { call, useAction } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useEntry } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import type { SignOnSettings } from '../../contract/index.ts';
import { signOnSettingsEndpoints } from '../../contract/settings-endpoints.ts';
import { useTakeSettings } from '../use-settings.ts';

/** Tests the saved connection and says what is wrong. */
const TestButton = () => {
  const t = useText();
  const test = useAction(signOnSettingsEndpoints.testSignOn);
  const { outcome, detail } = test.data ?? {};
  const works = outcome === 'works';
  return (
    <>
      <Button variant="default" loading={test.isPending} onClick={() => test.mutate({ body: {} })}>
        {t('single-sign-on:test.button')}
      </Button>
      {outcome && (
        <Alert
          w="100%"
          role="status"
          variant="light"
          color={works ? 'success' : 'error'}
          icon={works ? <IconCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
        >
          {t(`single-sign-on:test.${outcome}`, { detail: detail ?? '' })}
        </Alert>
      )}
    </>
  );
};

/** The provider and our client id there. The secret can be entered but is never sent back. */
export const ConnectionForm = ({ settings }: { settings: SignOnSettings }) => {
  const t = useText();
  const take = useTakeSettings();
  const { connection, updated_at } = settings;
  const { values, field, busy, run } = useEntry({
    issuer: connection?.issuer ?? '',
    client_id: connection?.client_id ?? '',
    client_secret: '',
  });
  const save = () =>
    run(async () => {
      const { client_secret, ...others } = values;
      const body = { ...others, ...(client_secret !== '' && { client_secret }), updated_at };
      take(await call(signOnSettingsEndpoints.saveSignOnConnection, { body }));
      showSuccess(t('single-sign-on:connection.saved'));
    });
  return (
    <form
      noValidate
      aria-label={t('single-sign-on:connection.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <Stack>
        <TextInput
          type="url"
          label={t('single-sign-on:connection.issuer')}
          description={t('single-sign-on:connection.issuerText')}
          placeholder="https://"
          autoComplete="off"
          maxLength={500}
          withAsterisk
          {...field('issuer')}
        />
        <TextInput
          label={t('single-sign-on:connection.clientId')}
          autoComplete="off"
          maxLength={300}
          withAsterisk
          {...field('client_id')}
        />
        <PasswordInput
          label={t('single-sign-on:connection.clientSecret')}
          description={t(
            connection ? 'single-sign-on:connection.secretKept' : 'single-sign-on:connection.secretText',
          )}
          autoComplete="off"
          maxLength={1000}
          withAsterisk={!connection}
          visibilityToggleButtonProps={{ 'aria-label': t('single-sign-on:connection.show'), tabIndex: 0 }}
          {...field('client_secret')}
        />
        <Group gap="xs" align="stretch">
          <Button type="submit" loading={busy}>
            {t('single-sign-on:connection.save')}
          </Button>
          {connection && <TestButton />}
        </Group>
      </Stack>
    </form>
  );
};
