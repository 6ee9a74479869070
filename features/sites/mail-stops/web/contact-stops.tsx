import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import type { ShownContact } from '#platform/web/feature/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { mailStopEndpoints } from '../contract/index.ts';

type Props = { clientId: number; contact: ShownContact };

/** Which mails a contact has stopped, so that nobody waits for an answer to what was never read. */
const ContactStops = ({ clientId, contact }: Props) => {
  const t = useText();
  const { data = [] } = useQuery({
    ...endpointQuery(mailStopEndpoints.listMailStops, { params: { id: clientId } }),
    meta: { quiet: true },
  });
  const own = data.filter(({ contact_id }) => contact_id === contact.id);
  return own.map(({ topic, stopped_at }) => (
    <Text key={topic} size="sm" c="dimmed">
      {t('mail-stops:contact.stopped', {
        what: t(`mail-stops:topic.${topic}`),
        when: formatDateTime(stopped_at),
      })}
    </Text>
  ));
};

export default ContactStops;
