import { Text } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import type { Question } from '../../contract/index.ts';
import classes from './question.module.css';

/** What is asked, marked when it must be answered, and the hint below. */
export const QuestionHead = ({ id, question }: { id?: string; question: Question }) => {
  const t = useText();
  return (
    <div>
      <Text fw={500} id={id} className={classes.label}>
        {question.label}
        {question.required && (
          <span className={classes.star} title={t('inspection-templates:field.required')}>
            {' '}
            *
          </span>
        )}
      </Text>
      {question.help && (
        <Text size="sm" c="dimmed">
          {question.help}
        </Text>
      )}
    </div>
  );
};
