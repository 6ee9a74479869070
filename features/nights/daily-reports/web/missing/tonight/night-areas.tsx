import { formatNumber, useText } from '#platform/web/i18n/index';
import { usePhone } from '#platform/web/ui/index';
import { type Tonight, tonightStates } from '../../../contract/index.ts';
import { StateIcon } from './state-icon.tsx';
import { usePlaces } from './use-places.ts';
import classes from './wall.module.css';

/** Least size of the line of an area, in `em`. */
const line = { width: 14, height: 2.9 };

type Props = { areas: Tonight['areas'] /** Counts the pages of the wall. */; turn: number };

/** The areas, those with trouble first. When there is no room for all, they are shown in turn. */
export const NightAreas = ({ areas, turn }: Props) => {
  const t = useText();
  const phone = usePhone();
  const { box, rows } = usePlaces(line);
  const perPage = phone ? areas.length : rows;
  const from = (turn % Math.max(1, Math.ceil(areas.length / perPage))) * perPage;
  return (
    <section className={classes.areas} aria-label={t('daily-reports:missing.tonight.areas')}>
      <div ref={box} className={classes.box}>
        <ul>
          {areas.slice(from, from + perPage).map((area) => {
            const trouble = area.incidents + area.unlocked;
            return (
              <li key={area.id ?? 'none'} data-state={trouble > 0 ? 'trouble' : 'none'}>
                <span className={classes.name}>{area.name ?? t('daily-reports:missing.tonight.noArea')}</span>
                <span className={classes.states}>
                  {tonightStates.map((state) => (
                    <span
                      key={state}
                      data-state={state}
                      role="img"
                      aria-label={`${t(`daily-reports:missing.tonight.counts.${state}`)}: ${area[state]}`}
                    >
                      <StateIcon state={state} /> {formatNumber(area[state])}
                    </span>
                  ))}
                  {trouble > 0 && (
                    <span
                      data-state="trouble"
                      role="img"
                      aria-label={[
                        t('daily-reports:missing.tonight.incidents', { count: area.incidents }),
                        t('daily-reports:missing.tonight.unlocked', { count: area.unlocked }),
                      ].join(', ')}
                    >
                      <StateIcon state="running" trouble /> {formatNumber(trouble)}
                    </span>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
};
