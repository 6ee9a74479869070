import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery, useAction } from '#platform/web/api/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { RowsSkeleton } from '#platform/web/ui/index';
import { mailStopEndpoints } from '../contract/index.ts';

const { getOwnMailStop, setOwnMailStop } = mailStopEndpoints;

/** Turns all notifications by mail off and on again, as the link in their foot does. */
const OwnMail = () => {
  const t = useText();
  const { data } = useQuery(endpointQuery(getOwnMailStop));
  const save = useAction(setOwnMailStop, { refreshes: [getOwnMailStop] });
  if (data === undefined) return <RowsSkeleton rows={1} />;
  const { stopped_at } = data;
  return (
    <Switch
      label={t('mail-stops:own.switch')}
      description={
        stopped_at ? t('mail-stops:own.since', { when: formatDateTime(stopped_at) }) : t('mail-stops:own.on')
      }
      checked={stopped_at === null}
      disabled={save.isPending}
      onChange={(event) => save.mutate({ body: { stopped: !event.currentTarget.checked } })}
    />
  );
};

export default OwnMail;
