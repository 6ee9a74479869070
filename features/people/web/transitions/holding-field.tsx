import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useFoundPeople } from '#features/access/web';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { Select } from '#platform/web/ui/index';
import type { Holding } from '../../contract/index.ts';
import classes from './transitions.module.css';

const kinds = ['tasks', 'areas', 'assignments', 'keys', 'shifts'] as const;

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
  const [words, setWords] = useState('');
  const people = useFoundPeople({ words, ids: value === null ? [] : [value] }).filter(
    ({ id }) => id !== except,
  );
  const kind = kinds.find((known) => known === holding.kind) ?? 'tasks';
  const rest = holding.total - holding.named.length;
  const count = holding.total;
  const chosen = people.find(({ id }) => id === value);
  return (
    <section className={classes.holding}>
      <Text fw={600}>{t(`people:leave.${kind}`, { count })}</Text>
      <ul className={classes.named}>
        {holding.named.map(({ id, label, href }) => (
          <li key={id}>{href ? <AnchorLink to={href}>{label}</AnchorLink> : label}</li>
        ))}
        {rest > 0 && <li>{t('people:leave.more', { count: rest })}</li>}
      </ul>
      <Select
        searchable
        allowDeselect={false}
        label={t('people:leave.to')}
        description={
          value !== null && (kind === 'tasks' || kind === 'shifts')
            ? t(`people:leave.${kind}Hint`)
            : undefined
        }
        limit={50}
        onSearchChange={setWords}
        nothingFoundMessage={t('platform:list.nothingFound')}
        data={[
          { value: nobody, label: t(`people:leave.${kind}Nobody`) },
          ...people.map(({ id, name, title }) => ({
            value: String(id),
            label: title ? `${name} · ${title}` : name,
          })),
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
