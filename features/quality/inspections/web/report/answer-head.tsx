import { IconAlertCircle, IconCheck, IconMinus } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import classes from './report.module.css';

const icons = { deficient: IconAlertCircle, good: IconCheck, none: IconMinus };

type Props = { question: string; critical: boolean; mark: keyof typeof icons; value: string };

/** The question and what was answered: a shape says what is deficient, and words say it to those who listen. */
export const AnswerHead = ({ question, critical, mark, value }: Props) => {
  const t = useText();
  const Icon = icons[mark];
  return (
    <div className={classes.asked}>
      <span className={classes.question}>
        {question}
        {critical && <span className={classes.critical}>{t('inspections:report.critical')}</span>}
      </span>
      <span className={classes.value}>
        <Icon size={16} stroke={2} aria-hidden />
        {mark === 'deficient' && (
          <span className={classes.spoken}>{t('inspections:report.deficient')}: </span>
        )}
        {value}
      </span>
    </div>
  );
};
