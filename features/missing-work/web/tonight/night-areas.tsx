import { formatNumber, useText } from '#platform/web/i18n/index';
import { nightStates, type Tonight } from '../../contract/index.ts';
import { StateIcon } from './state-icon.tsx';
import classes from './wall.module.css';

/** Area by area, those with trouble first. */
export const NightAreas = ({ areas }: { areas: Tonight['areas'] }) => {
  const t = useText();
  return (
    <section className={classes.areas} aria-label={t('missing-work:tonight.areas')}>
      <ul>
        {areas.map((area) => {
          const trouble = area.incidents + area.unlocked;
          return (
            <li key={area.id ?? 'none'} data-state={trouble > 0 ? 'trouble' : 'none'}>
              <span className={classes.name}>{area.name ?? t('missing-work:tonight.noArea')}</span>
              <span className={classes.states}>
                {nightStates.map((state) => (
                  <span
                    key={state}
                    data-state={state}
                    role="img"
                    aria-label={`${t(`missing-work:tonight.counts.${state}`)}: ${area[state]}`}
                  >
                    <StateIcon state={state} /> {formatNumber(area[state])}
                  </span>
                ))}
                {trouble > 0 && (
                  <span
                    data-state="trouble"
                    role="img"
                    aria-label={[
                      t('missing-work:tonight.incidents', { count: area.incidents }),
                      t('missing-work:tonight.unlocked', { count: area.unlocked }),
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
    </section>
  );
};
