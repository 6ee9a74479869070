import { useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import type { ClientRow } from '../contract/index.ts';

export const ClientStatusChip = ({ client }: { client: Pick<ClientRow, 'status' | 'deleted_at'> }) => {
  const t = useText();
  const status = client.deleted_at === null ? client.status : 'deleted';
  return <StatusChip status={status} label={t(`clients:status.${status}`)} />;
};
