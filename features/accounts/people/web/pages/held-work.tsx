import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { type PersonRecord, peopleEndpoints } from '../../contract/index.ts';
import { HeldNames } from '../transitions/held-names.tsx';

/** What an invited person holds already, for those who may hand it over; nothing if that is nothing. */
export const HeldWork = ({ person }: { person: PersonRecord }) => {
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
        <HeldNames key={holding.kind} holding={holding} />
      ))}
    </section>
  );
};
