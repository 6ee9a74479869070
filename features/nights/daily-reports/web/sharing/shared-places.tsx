import { PictureLinks } from '#features/accounts/files/web';
import { useText } from '#platform/web/i18n/index';
import { RecordSection } from '#platform/web/ui/index';
import type { SharedReport, SharedReportPlace } from '../../contract/index.ts';
import { checkWords } from '../report/check-words.ts';
import classes from '../report/checks.module.css';
import { EntryMarks } from '../report/entry-marks.tsx';
import { ResultIcon } from '../report/result-icon.tsx';

const Place = ({ place, zone }: { place: SharedReportPlace; zone: string }) => {
  const t = useText();
  const { suite, name, result, note, pictures, checked_by } = place;
  const words = checkWords(place, t);
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <span className={classes.place}>
          {suite && <span className={classes.suite}>{suite}</span>}
          <span>{name}</span>
        </span>
        {words ? (
          <span className={classes.result} data-result={result ?? 'unchecked'}>
            <ResultIcon result={result} />
            {words}
          </span>
        ) : (
          <span className={classes.open}>{t('daily-reports:checks.nothing')}</span>
        )}
      </div>
      {note && <p className={classes.note}>{note}</p>}
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
        <section key={floor ?? ''} className={classes.floor}>
          <div className={classes.floorHead}>
            <h3 className={classes.floorName}>{floor ?? t('daily-reports:checks.noFloor')}</h3>
          </div>
          <ul className={classes.rows} data-whole>
            {places.map((place) => (
              <Place key={`${place.suite} ${place.name}`} place={place} zone={report.building.time_zone} />
            ))}
          </ul>
        </section>
      ))}
    </RecordSection>
  );
};
