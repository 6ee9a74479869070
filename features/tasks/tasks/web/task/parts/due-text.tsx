import { Box } from '@mantine/core';
import { wallOf } from '#platform/contract/zoned-time';
import { formatDate, formatTime, useText } from '#platform/web/i18n/index';
import { PastDue } from '#platform/web/ui/index';

type Props = { dueAt: string | null; pastDue: boolean; zone: string; empty?: string; brief?: boolean };

/** In the building's time zone. A due date at the end of its day shows no time. */
export const DueText = ({ dueAt, pastDue, zone, empty = '–', brief = false }: Props) => {
  const t = useText();
  if (dueAt === null)
    return (
      empty && (
        <Box component="span" c="dimmed">
          {empty}
        </Box>
      )
    );
  const wholeDay = wallOf(dueAt, zone).endsWith('23:59');
  const when = (
    <time dateTime={dueAt} data-nowrap>
      {formatDate(dueAt, zone)}
      {!wholeDay && ` ${formatTime(dueAt, zone)}`}
    </time>
  );
  if (!pastDue) return when;
  return (
    <PastDue brief={brief} label={t('tasks:pastDue')}>
      {when}
    </PastDue>
  );
};
