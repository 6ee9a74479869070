import { Button, Group, Text } from '@mantine/core';
import type { AnswerOf } from '#platform/contract/endpoint';
import { useText } from '#platform/web/i18n/index';
import type { twoFactorEndpoints } from '../../contract/index.ts';

type Props = Pick<
  AnswerOf<typeof twoFactorEndpoints.getTwoFactor>,
  'on_since' | 'app' | 'phone' | 'text_messages'
> & { opens: (name: 'set-up' | 'phone' | 'remove-phone') => object };

/** The sources of codes, and those that can be added. Text messages are offered only where the installation can send them. */
export const Ways = ({ on_since, app, phone, text_messages, opens }: Props) => {
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
