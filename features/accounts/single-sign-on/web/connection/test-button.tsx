import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useAction } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { signOnSettingsEndpoints } from '../../contract/settings-endpoints.ts';

/** Tests the saved connection and says what is wrong. */
export const TestButton = () => {
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
