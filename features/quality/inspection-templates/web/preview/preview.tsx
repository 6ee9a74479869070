import { Text, Title } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import type { RatingScale, Section } from '../../contract/index.ts';
import classes from './preview.module.css';
import { PreviewQuestion } from './preview-question.tsx';

export type Previewed = {
  scale: string;
  scales: readonly RatingScale[];
  sections: readonly Section[];
};

/** A template as an inspector sees it on a phone; answers can be tried, and are not kept. */
export const Preview = ({ shown }: { shown: Previewed }) => {
  const t = useText();
  return (
    <div className={classes.phone}>
      {shown.sections.length === 0 && (
        <Text c="dimmed" p="md">
          {t('inspection-templates:preview.empty')}
        </Text>
      )}
      {shown.sections.map(({ id, title, repeat, instructions, questions }) => (
        <section key={id} aria-labelledby={`preview-${id}`}>
          <div className={classes.head}>
            <Title order={3} id={`preview-${id}`}>
              {title || t('inspection-templates:editor.unnamedSection')}
            </Title>
            {repeat !== 'none' && (
              <Text size="sm" c="dimmed">
                {t(`inspection-templates:repeat.${repeat}`)}
              </Text>
            )}
            {instructions && <Text size="sm">{instructions}</Text>}
          </div>
          <ul className={classes.questions}>
            {questions.map((question) => (
              <PreviewQuestion key={question.id} question={question} scales={shown} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
