import { useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import type { PersonRow } from '../contract/index.ts';

export const PersonStatusChip = ({ person }: { person: Pick<PersonRow, 'status' | 'deleted_at'> }) => {
  const t = useText();
  const status = person.deleted_at === null ? person.status : 'deleted';
  return <StatusChip status={status} label={t(`people:status.${status}`)} />;
};
