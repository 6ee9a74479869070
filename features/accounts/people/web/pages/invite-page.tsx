import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { formatDateTime, formatPhone, useText } from '#platform/web/i18n/index';
import { type PersonRecord, peopleEndpoints } from '../../contract/index.ts';
import { PersonFrame } from '../person-frame.tsx';
import { HoldingNames } from '../transitions/holding-names.tsx';
import { useInvite } from '../transitions/use-invite.ts';

/** What an invited person holds already, for those who may hand it over; nothing if that is nothing. */
const AssignedWork = ({ person }: { person: PersonRecord }) => {
  const t = useText();
  const { id, name, can } = person;
  const { data = [] } = useQuery({
    ...endpointQuery(peopleEndpoints.listHoldings, { params: { id } }),
    enabled: can.deactivate || can.delete,
    meta: { quiet: true },
  });
  if (data.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h4">
        {t('people:invite.holds')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('people:invite.holdsText', { name })}
      </Text>
      {data.map((holding) => (
        <HoldingNames key={holding.kind} holding={holding} />
      ))}
    </section>
  );
};

/** When the invitation was sent and how long it is valid; a button sends a new one. */
const Invitation = ({ person }: { person: PersonRecord }) => {
  const t = useText();
  const { invite, busy } = useInvite(person);
  const { name, email, phone, status, invited_at, invitation_way: way, invitation_expires_at: end } = person;
  if (status !== 'invited') {
    return <Text>{t(status === 'active' ? 'people:invite.joined' : 'people:invite.gone', { name })}</Text>;
  }
  const reach = email ?? formatPhone(phone ?? '');
  if (way === null) {
    return (
      <Stack gap="md">
        <Text>{t('people:invite.noWay', { name })}</Text>
        <AssignedWork person={person} />
      </Stack>
    );
  }
  const isOver = end !== null && Date.parse(end) < Date.now();
  return (
    <Paper p="md" maw={560}>
      <Stack gap="sm" align="flex-start">
        <Text>
          {invited_at
            ? t('people:invite.sent', { when: formatDateTime(invited_at), reach })
            : t('people:invite.notSent', { reach })}
        </Text>
        {end && (
          <Text c={isOver ? 'error' : 'dimmed'} size="sm">
            {t(isOver ? 'people:invite.expired' : 'people:invite.until', { when: formatDateTime(end) })}
          </Text>
        )}
        {person.can.invite && (
          <Button
            loading={busy}
            leftSection={<IconMailForward size={16} aria-hidden />}
            onClick={() => void invite()}
          >
            {t('people:step.invite')}
          </Button>
        )}
        <AssignedWork person={person} />
      </Stack>
    </Paper>
  );
};

const InvitePage = () => (
  <PersonFrame part="invite">{(person) => <Invitation person={person} />}</PersonFrame>
);

export default InvitePage;
