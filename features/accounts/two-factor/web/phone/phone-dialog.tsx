import { Group, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionEndpoints } from '#features/accounts/session/contract';
import { call, endpointQuery } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { PhoneInput, useEntry } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { textFactorEndpoints } from '../../contract/index.ts';
import { RecoveryCodes } from '../authenticator/recovery-codes.tsx';
import { EntryForm, OwnPassword } from '../entry-form.tsx';
import { useCodesHeading, useLoginChanged, useOwnName } from '../own-login.ts';
import { SendAgain } from './send-again.tsx';
import { useCountdown } from './use-countdown.ts';

type Sent = { sent_to: string; next_in: number };

type Wanted = { password: string; phone: string };

const start = (body: Wanted): Promise<Sent> => call(textFactorEndpoints.startPhone, { body });

const AskNumber = ({ onSent }: { onSent: (wanted: Wanted, sent: Sent) => void }) => {
  const t = useText();
  const name = useOwnName();
  const { data: user } = useQuery(endpointQuery(sessionEndpoints.getSignedInUser));
  const { values, field, set, busy, run } = useEntry({ password: '', phone: user?.phone ?? '' });
  const { onChange: _typed, ...phone } = field('phone');
  return (
    <EntryForm
      text={t('two-factor:phone.text')}
      submit={t('two-factor:phone.send')}
      busy={busy}
      onSubmit={() => void run(async () => onSent(values, await start(values)))}
    >
      <PhoneInput
        label={t('two-factor:phone.number')}
        withAsterisk
        data-autofocus
        {...phone}
        onChange={(digits) => set('phone', digits)}
      />
      <OwnPassword email={name} {...field('password')} />
    </EntryForm>
  );
};

type ConfirmProps = { wanted: Wanted; sent: Sent; onCodes: (codes: string[]) => void };

const Confirm = ({ wanted, sent, onCodes }: ConfirmProps) => {
  const t = useText();
  const { values, field, busy, run } = useEntry({ code: '' });
  const [left, count] = useCountdown(sent.next_in);
  const confirm = () =>
    run(async () => {
      onCodes((await call(textFactorEndpoints.confirmPhone, { body: values })).recovery_codes);
    });
  return (
    <EntryForm
      text={t('two-factor:phone.sentTo', { digits: sent.sent_to })}
      submit={t('two-factor:phone.confirm')}
      busy={busy}
      onSubmit={() => void confirm()}
    >
      <TextInput
        label={t('two-factor:setUp.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        withAsterisk
        data-autofocus
        {...field('code')}
      />
      <Group>
        <SendAgain
          first={t('two-factor:phone.again')}
          again
          left={left}
          onSend={() => void run(async () => count((await start(wanted)).next_in))}
        />
      </Group>
    </EntryForm>
  );
};

/** Number and password, then the texted code, then the recovery codes where there were none. */
export const PhoneDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useText();
  const heading = useCodesHeading();
  const changed = useLoginChanged();
  const [underway, setUnderway] = useState<{ wanted: Wanted; sent: Sent } | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => {
    if (codes) void changed();
    onClose();
  };
  const take = (next: string[]) => {
    if (next.length > 0) return setCodes(next);
    void changed();
    showSuccess(t('two-factor:phone.saved'));
    onClose();
  };
  return (
    <Dialog title={t(codes ? 'two-factor:codes.title' : 'two-factor:phone.title')} onClose={close}>
      {codes ? (
        <RecoveryCodes codes={codes} heading={heading} onDone={close} />
      ) : underway ? (
        <Confirm {...underway} onCodes={take} />
      ) : (
        <AskNumber onSent={(wanted, sent) => setUnderway({ wanted, sent })} />
      )}
    </Dialog>
  );
};
