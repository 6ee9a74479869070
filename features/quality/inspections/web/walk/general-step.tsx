import { Button, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { ChoiceChips } from '#platform/web/ui/index';
import type { Inspection } from '../../contract/index.ts';
import { CommentField } from './comment-field.tsx';
import { NameField } from './name-field.tsx';
import { Tenants } from './tenants.tsx';
import type { Act } from './use-act.ts';
import classes from './walk.module.css';

type Props = {
  inspection: Inspection;
  act: Act;
  mayAnswer: boolean;
  onComplete: (() => void) | undefined;
};

const visibilities = ['public', 'internal'] as const;

/** What is said about the inspection as a whole. */
export const GeneralStep = ({ inspection, act, mayAnswer, onComplete }: Props) => {
  const t = useText();
  return (
    <section aria-labelledby="step-title">
      <div className={classes.stepHead}>
        <Title order={2} id="step-title">
          {t('inspections:walk.general')}
        </Title>
      </div>
      <div className={classes.general}>
        <CommentField
          shown
          label={t('inspections:field.general_comments')}
          value={inspection.general_comments}
          disabled={!mayAnswer}
          onSaid={(general_comments) => void act.say({ general_comments })}
        />
        <NameField
          label={t('inspections:field.accompanied_by')}
          value={inspection.accompanied_by ?? ''}
          disabled={!mayAnswer}
          onSaid={(name) => void act.say({ accompanied_by: name.trim() || null })}
        />
        {inspection.can.choose_visibility && mayAnswer && (
          <ChoiceChips
            label={t('inspections:field.visibility')}
            choices={visibilities}
            word={(one) => t(`inspections:visibility.${one}`)}
            value={inspection.visibility}
            onChange={(visibility) => void act.say({ visibility })}
          />
        )}
        <Tenants inspection={inspection} act={act} />
        {onComplete && (
          <Button
            className={classes.finish}
            leftSection={<IconCheck size={18} aria-hidden />}
            onClick={onComplete}
          >
            {t('inspections:complete.title')}
          </Button>
        )}
      </div>
    </section>
  );
};
