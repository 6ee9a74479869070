import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointQuery, queryKeyOf, useAction } from '#platform/web/api/index';
import { confirm, showSuccess } from '#platform/web/feedback/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { Dialog, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { type PersonFactors, twoFactorEndpoints } from '../../contract/index.ts';

const { getPersonFactors, requireSecondFactor, resetTwoFactor } = twoFactorEndpoints;

type Person = { id: number; name: string };

/** Why this person's login cannot be reset here; undefined when it can, or has nothing to reset. */
const useReason = ({ id, name }: Person, { can, elsewhere }: PersonFactors): string | undefined => {
  const t = useText();
  const own = useSession().user.id === id;
  if (own) return t('two-factor:person.own');
  if (elsewhere) return t('two-factor:person.elsewhere', { name });
  return can.require ? undefined : t('two-factor:person.beyond', { name });
};

const Facts = ({ name, factors }: { name: string; factors: PersonFactors }) => {
  const t = useText();
  const { authenticator_since, passkeys, phone, due_at } = factors;
  const held = [
    ...(authenticator_since ? [t('two-factor:person.authenticator', { name })] : []),
    ...(phone ? [t('two-factor:person.phone', { name })] : []),
    ...(passkeys > 0 ? [t('two-factor:person.passkeys', { name, count: passkeys })] : []),
  ];
  const due = due_at
    ? t('two-factor:person.due', { date: formatDate(due_at) })
    : t('two-factor:person.notDue');
  return (
    <Text>{[...(held.length > 0 ? held : [t('two-factor:person.none', { name })]), due].join(' ')}</Text>
  );
};

const Shown = ({
  person,
  factors,
  onClose,
}: {
  person: Person;
  factors: PersonFactors;
  onClose: () => void;
}) => {
  const t = useText();
  const client = useQueryClient();
  const reason = useReason(person, factors);
  const { id, name } = person;
  const refresh = () => void client.invalidateQueries({ queryKey: queryKeyOf(getPersonFactors) });
  const require = useAction(requireSecondFactor, {
    onSuccess: ({ required }) => {
      refresh();
      showSuccess(t(required ? 'two-factor:person.requireDone' : 'two-factor:person.waiveDone'));
    },
  });
  const reset = useAction(resetTwoFactor, {
    onSuccess: () => {
      refresh();
      showSuccess(t('two-factor:person.resetDone', { name }));
      onClose();
    },
  });
  const askReset = async () => {
    const agree = t('two-factor:person.reset');
    const agreed = await confirm(t('two-factor:person.resetAsk', { name }), { agree, danger: true });
    if (agreed !== 0) reset.mutate({ params: { id } });
  };
  return (
    <Stack gap="md">
      <Facts name={name} factors={factors} />
      {reason && <Text>{reason}</Text>}
      {factors.can.reset && <Text c="dimmed">{t('two-factor:person.resetText', { name })}</Text>}
      <Group gap="xs" justify="flex-end">
        {factors.can.require && (
          <Button
            variant="default"
            mih={44}
            loading={require.isPending}
            onClick={() => require.mutate({ params: { id }, body: { required: !factors.required } })}
          >
            {t(factors.required ? 'two-factor:person.waive' : 'two-factor:person.require')}
          </Button>
        )}
        {factors.can.reset && (
          <Button color="error" mih={44} loading={reset.isPending} onClick={() => void askReset()}>
            {t('two-factor:person.reset')}
          </Button>
        )}
      </Group>
    </Stack>
  );
};

/** For people who manage others: the second factors of a person, and help after a lost phone. */
const PersonFactorsDialog = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const t = useText();
  const { data, error, refetch } = useQuery(endpointQuery(getPersonFactors, { params: { id: person.id } }));
  return (
    <Dialog title={t('two-factor:person.title')} onClose={onClose}>
      {data ? (
        <Shown person={person} factors={data} onClose={onClose} />
      ) : error ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </Dialog>
  );
};

export default PersonFactorsDialog;
