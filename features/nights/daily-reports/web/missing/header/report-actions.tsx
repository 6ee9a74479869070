import { IconBellExclamation, IconDeviceTv } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { missingEndpoints } from '../../../contract/index.ts';
import { paths } from '../../addresses.ts';

/** Buttons above the nightly reports, for the missing ones of last night and for the wall of tonight. */
const ReportActions = () => {
  const t = useText();
  const seesOnlyFinal = useFlag('reports.onlyFinalized');
  const { data } = useQuery({
    ...endpointQuery(missingEndpoints.getMissingSummary, { query: {} }),
    enabled: !seesOnlyFinal,
    meta: { quiet: true },
  });
  if (seesOnlyFinal) return null;
  const count = data?.missing ?? 0;
  return (
    <>
      <ButtonLink variant="default" to={paths.tonight} leftSection={<IconDeviceTv size={16} aria-hidden />}>
        {t('daily-reports:missing.titles.tonight')}
      </ButtonLink>
      <ButtonLink
        variant="default"
        to={paths.missing}
        leftSection={<IconBellExclamation size={16} aria-hidden />}
      >
        {count > 0
          ? t('daily-reports:missing.list.actionCount', { count: formatNumber(count) })
          : t('daily-reports:missing.list.action')}
      </ButtonLink>
    </>
  );
};

export default ReportActions;
