import { Button, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFoundPeople, usePersonWords } from '#features/accounts/access/web';
import { call, endpointQuery } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { CardsSkeleton, Dialog, LoadProblem, Select } from '#platform/web/ui/index';
import { type Holding, isHandedOver, type PersonRecord, peopleEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { cachePerson, personQuery, refreshList } from '../queries.ts';
import { HoldingNames, kindOf } from './holding-names.tsx';
import classes from './transitions.module.css';

/** Kinds of which not all go to the successor, or to nobody. */
const hinted = ['tasks', 'shifts', 'inspections', 'projects'] as const;

const nobody = 'nobody';

type HoldingFieldProps = {
  holding: Holding;
  except: number;
  value: number | null;
  onChange: (to: number | null) => void;
  /** Chooses the same person for all other kinds that have no successor yet. */
  onRest?: (() => void) | undefined;
};

/** One kind of thing that a person holds: how many, the first of them, and who gets them. */
const HoldingField = ({ holding, except, value, onChange, onRest }: HoldingFieldProps) => {
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
    <Stack component="section" className={classes.holding} gap="xs">
      <HoldingNames holding={holding} />
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
    </Stack>
  );
};

type Props = { person: PersonRecord; step: 'deactivate' | 'delete'; onClose: () => void };

/** Shows what a person holds, and hands it over together with the step that ends the access. */
const LeaveDialog = ({ person, step, onClose }: Props) => {
  const t = useText();
  const go = useGo();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [successors, setSuccessors] = useState<Record<string, number | null>>({});
  const { id, name } = person;
  const params = { id };
  const { data, error, refetch } = useQuery({
    ...endpointQuery(peopleEndpoints.listHoldings, { params }),
    staleTime: 0,
    meta: { quiet: true },
  });
  const holdings = (data ?? []).filter(isHandedOver);
  const ending = (data ?? []).filter((holding) => !isHandedOver(holding));
  const unassigned = holdings.filter(({ kind }) => (successors[kind] ?? null) === null);
  const giveRest = (like: string) =>
    setSuccessors((chosen) => ({
      ...chosen,
      ...Object.fromEntries(unassigned.map(({ kind }) => [kind, chosen[like] ?? null])),
    }));
  const leave = async () => {
    setBusy(true);
    const hand_over = holdings.map(({ kind }) => ({ kind, to_user_id: successors[kind] ?? null }));
    try {
      if (step === 'deactivate') {
        cachePerson(queries, await call(peopleEndpoints.deactivatePerson, { params, body: { hand_over } }));
        showSuccess(t('people:done.deactivated', { name }));
        onClose();
        return;
      }
      await call(peopleEndpoints.deletePerson, { params, body: { hand_over } });
      refreshList(queries);
      showSuccess(t('people:done.deleted', { name }));
      await go(paths.list);
      queries.removeQueries({ queryKey: personQuery(id).queryKey });
    } catch (problem) {
      setBusy(false);
      showProblem(problem);
    }
  };
  const title = t(step === 'delete' ? 'people:leave.deleteTitle' : 'people:leave.deactivateTitle', { name });
  return (
    <Dialog title={title} size="lg" onClose={onClose}>
      <Stack gap="md">
        <Text>{t(person.status === 'invited' ? 'people:leave.invitedText' : 'people:leave.text')}</Text>
        {error && !data ? (
          <LoadProblem error={error} retry={() => void refetch()} />
        ) : !data ? (
          <CardsSkeleton />
        ) : (
          holdings.length > 0 && (
            <>
              <div>
                <Title order={3}>{t('people:leave.holds')}</Title>
                <Text size="sm" c="dimmed">
                  {t('people:leave.holdsText', { name })}
                </Text>
              </div>
              {holdings.map((holding) => (
                <HoldingField
                  key={holding.kind}
                  holding={holding}
                  except={id}
                  value={successors[holding.kind] ?? null}
                  onChange={(to) => setSuccessors((others) => ({ ...others, [holding.kind]: to }))}
                  onRest={unassigned.length > 0 ? () => giveRest(holding.kind) : undefined}
                />
              ))}
            </>
          )
        )}
        {ending.map((holding) => (
          <section key={holding.kind}>
            <HoldingNames holding={holding} />
          </section>
        ))}
        <FormActions
          inline
          danger
          saving={busy}
          disabled={!data}
          save={t(`people:step.${step}`)}
          onSave={() => void leave()}
        />
      </Stack>
    </Dialog>
  );
};

export default LeaveDialog;
