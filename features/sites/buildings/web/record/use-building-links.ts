import { IconHistory, IconMap2 } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { useMayOpen } from '#platform/web/routing/index';
import { searchText } from '#platform/web/routing/page';
import { useFlag } from '#platform/web/session/index';
import type { MenuAction } from '#platform/web/ui/index';
import type { Building } from '../../contract/index.ts';

/** Where else a building is shown, for people who may look there. */
export const useBuildingLinks = ({ id, name, address }: Building): MenuAction[] => {
  const t = useText();
  const mayOpenMap = useMayOpen('/map/{-$jobId}');
  const mayOpenLog = useMayOpen('/audit-log/building/$buildingId');
  const mayReadLog = useFlag('job.canViewAuditLog');
  return [
    ...(mayOpenMap
      ? [
          {
            label: t('buildings:links.map'),
            icon: IconMap2,
            to: `/map${searchText({ q: `${name} ${address}` })}`,
          },
        ]
      : []),
    ...(mayOpenLog && mayReadLog
      ? [{ label: t('buildings:links.auditLog'), icon: IconHistory, to: `/audit-log/building/${id}` }]
      : []),
  ];
};
