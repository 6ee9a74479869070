import { useText } from '#platform/web/i18n/index';
import { type PriorityLevel, priorityLevels, type TaskType, taskTypes } from '../../contract/index.ts';
import { ChoiceChips } from '../parts/choice-chips.tsx';
import classes from './list.module.css';

type Kind = { type: TaskType[]; priority: PriorityLevel[] };

type Props = { search: Kind; onChange: (patch: Partial<Kind>) => void };

/** What kind of work, and how urgent. */
export const KindFields = ({ search, onChange }: Props) => {
  const t = useText();
  return (
    <>
      <div className={classes.wide}>
        <ChoiceChips
          multiple
          label={t('tasks:field.type')}
          choices={taskTypes}
          word={(type) => t(`tasks:type.${type}`)}
          value={search.type}
          onChange={(type) => onChange({ type })}
        />
      </div>
      <ChoiceChips
        multiple
        label={t('tasks:field.priority')}
        choices={priorityLevels}
        word={(level) => t(`tasks:priority.${level}`)}
        value={search.priority}
        onChange={(priority) => onChange({ priority })}
      />
    </>
  );
};
