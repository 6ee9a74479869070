import { Button } from '@mantine/core';
import { useState } from 'react';
import { useFoundPeople, usePersonWords } from '#features/accounts/access/web';
import { useText } from '#platform/web/i18n/index';
import { Select } from '#platform/web/ui/index';
import type { Holding } from '../../contract/index.ts';
import { HeldNames, kindOf } from './held-names.tsx';
import classes from './transitions.module.css';

/** Kinds of which not all go to the successor, or to nobody. */
const hinted = ['tasks', 'shifts', 'inspections', 'projects'] as const;

const nobody = 'nobody';

type Props = {
  holding: Holding;
  except: number;
  value: number | null;
  onChange: (to: number | null) => void;
  /** Chooses the same person for all other kinds that have no successor yet. */
  onRest?: (() => void) | undefined;
};

/** One kind of thing that a person holds: how many, the first of them, and who gets them. */
export const HoldingField = ({ holding, except, value, onChange, onRest }: Props) => {
  const t = useText();
  const { label } = usePersonWords();
  const [words, setWords] = useState('');
  const people = useFoundPeople({ words, ids: value === null ? [] : [value] }).filter(
    ({ id }) => id !== except,
  );
  const kind = kindOf(holding);
  const hint = hinted.find((one) => one === kind);
  const chosen = people.find(({ id }) => id === value);
  return (
    <section className={classes.holding}>
      <HeldNames holding={holding} />
      <Select
        searchable
        allowDeselect={false}
        label={t('people:leave.to')}
        description={
          hint && (value !== null || hint === 'projects') ? t(`people:leave.${hint}Hint`) : undefined
        }
        limit={50}
        onSearchChange={setWords}
        nothingFoundMessage={t('platform:list.nothingFound')}
        data={[
          { value: nobody, label: t(`people:leave.${kind === 'access' ? 'tasks' : kind}Nobody`) },
          ...people.map((person) => ({ value: String(person.id), label: label(person) })),
        ]}
        value={value === null ? nobody : String(value)}
        onChange={(id) => onChange(id === null || id === nobody ? null : Number(id))}
      />
      {chosen && onRest && (
        <div>
          <Button variant="subtle" size="compact-sm" className={classes.rest} onClick={onRest}>
            {t('people:leave.rest', { name: chosen.name })}
          </Button>
        </div>
      )}
    </section>
  );
};
