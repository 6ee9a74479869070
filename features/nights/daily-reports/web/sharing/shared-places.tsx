import { Box, Group } from '@mantine/core';
import { PictureLinks } from '#features/accounts/files/web';
import { useText } from '#platform/web/i18n/index';
import { RecordSection } from '#platform/web/ui/index';
import type { SharedReport, SharedReportPlace } from '../../contract/index.ts';
import { doorCheckWords } from '../report/door-check-words.ts';
import classes from '../report/door-checks.module.css';
import { EntryMarks } from '../report/entry-marks.tsx';
import { ResultIcon } from '../report/result-icon.tsx';

const Place = ({ place, zone }: { place: SharedReportPlace; zone: string }) => {
  const t = useText();
  const { suite, name, result, note, pictures, checked_by } = place;
  const words = doorCheckWords(place, t);
  return (
    <li className={classes.row}>
      <Group gap="xs" wrap="nowrap" mih={44}>
        <span className={classes.place}>
          {suite && (
            <Box component="span" fw={600} data-figures>
              {suite}
            </Box>
          )}
          <span>{name}</span>
        </span>
        {words ? (
          <Group
            component="span"
            className={classes.result}
            data-figures
            ta="end"
            gap={6}
            wrap="nowrap"
            display="inline-flex"
            data-result={result ?? 'unchecked'}
          >
            <ResultIcon result={result} />
            {words}
          </Group>
        ) : (
          <Box component="span" c="dimmed">
            {t('daily-reports:checks.nothing')}
          </Box>
        )}
      </Group>
      {note && (
        <Box component="p" m="0 8px 4px 0" data-prose>
          {note}
        </Box>
      )}
      <EntryMarks entry={place} plain={[checked_by]} zone={zone} />
      {pictures.length > 0 && <PictureLinks pictures={pictures} />}
    </li>
  );
};

/** The doors, or the common areas, floor by floor, in the order of the report. */
export const SharedPlaces = ({ report, kind }: { report: SharedReport; kind: SharedReportPlace['kind'] }) => {
  const t = useText();
  const floors = new Map<string | null, SharedReportPlace[]>();
  for (const place of report.places)
    if (place.kind === kind) floors.set(place.floor, [...(floors.get(place.floor) ?? []), place]);
  if (floors.size === 0) return null;
  return (
    <RecordSection id={`shared-${kind}`} title={t(`daily-reports:checks.${kind}`)} titleSpace="xs">
      {[...floors].map(([floor, places]) => (
        <Box component="section" key={floor ?? ''} mb="xs">
          <div className={classes.floorHead}>
            <Box component="h3" fz="md" fw={600}>
              {floor ?? t('daily-reports:checks.noFloor')}
            </Box>
          </div>
          <Box component="ul" className={classes.rows} bd="1px solid var(--cora-border)" bdrs="md" data-whole>
            {places.map((place) => (
              <Place key={`${place.suite} ${place.name}`} place={place} zone={report.building.time_zone} />
            ))}
          </Box>
        </Box>
      ))}
    </RecordSection>
  );
};
