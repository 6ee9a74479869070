import { Group } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { useSearchState } from '#platform/web/routing/index';
import { type ImportStep, importSearch, importSteps } from '../search.ts';
import classes from './step-trail.module.css';

type Step = ImportStep | 'run';

const steps: readonly Step[] = [...importSteps, 'run'];

/** The current step of the import. Earlier steps can be opened again while nothing runs. */
export const StepTrail = ({ step }: { step: Step }) => {
  const t = useText();
  const [, setSearch] = useSearchState(importSearch);
  const at = steps.indexOf(step);
  return (
    <nav aria-label={t('imports:trail.label')}>
      <Group component="ol" gap="8px 24px" align="stretch" m="0 0 24px">
        {steps.map((name, position) => (
          <Group
            component="li"
            key={name}
            className={classes.step}
            gap="xs"
            wrap="nowrap"
            data-state={position < at ? 'done' : position === at ? 'now' : 'ahead'}
            aria-current={position === at ? 'step' : undefined}
          >
            <span className={classes.number} aria-hidden>
              {position + 1}
            </span>
            {position < at && step !== 'run' ? (
              <button
                type="button"
                className={classes.back}
                onClick={() => setSearch({ step: 'columns', page: 1, outcome: undefined })}
              >
                {t(`imports:trail.${name}`)}
              </button>
            ) : (
              <span>{t(`imports:trail.${name}`)}</span>
            )}
          </Group>
        ))}
      </Group>
    </nav>
  );
};
