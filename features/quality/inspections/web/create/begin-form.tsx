import { Box, Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobRow } from '#features/sites/jobs/contract';
import { rememberSite, siteAddress, siteName } from '#features/sites/jobs/web';
import { serverNow } from '#platform/web/api/index';
import { FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { ChoiceChips, LoadProblem } from '#platform/web/ui/index';
import { coarseDistance, type Inspection, maxQuestions } from '../../contract/index.ts';
import { walkHref } from '../addresses.ts';
import { beginInspection } from './begin-inspection.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { chosenIds } from './chosen-places.ts';
import classes from './create.module.css';
import type { Start } from './create-search.ts';
import { distanceTo, type Point } from './distance.ts';
import { PlacesField } from './places-field.tsx';
import { askPosition } from './position.ts';
import { useBegin } from './use-begin.ts';
import { useChosen } from './use-chosen.ts';
import { useSavedChoice } from './use-saved-choice.ts';

type Props = { site: JobRow; start: Start; from: Point | null; onOther: () => void };

const visibilities = ['public', 'internal'] as const;

/** The building where a site has several, the template where there are several, the places that sections are repeated for;
 * what is the only one needs no touch. */
export const BeginForm = ({ site, start, from, onOther }: Props) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const session = useSession();
  const { user } = session;
  const chosen = useChosen(site, start);
  const { snapshot, building, template, templates, buildingId, places, there, keys, kinds, count } = chosen;
  const [accompanied, setAccompanied] = useState('');
  const [visibility, setVisibility] = useState<Inspection['visibility']>('public');
  const [keepsDistance, setKeepsDistance] = useSavedChoice('cora.inspection-distance');
  const distance = async (): Promise<number | null> => {
    if (!keepsDistance) return null;
    const point = from ?? (await askPosition());
    const meters =
      point && distanceTo({ buildings: chosen.buildings.filter(({ id }) => id === buildingId) }, point);
    return meters === null ? null : coarseDistance(meters);
  };
  const begin = async () => {
    if (!snapshot || !building) return;
    const client_uuid = crypto.randomUUID();
    const begun = {
      client_uuid,
      job: site,
      building,
      snapshot,
      places,
      visibility: snapshot.visibility === 'choose' ? visibility : snapshot.visibility,
      accompanied_by: accompanied.trim() || null,
      begun_distance_m: await distance(),
      at: serverNow().toISOString(),
    };
    const { id, name, time_zone } = building;
    await beginInspection(
      client,
      session,
      { ...begun, building: { id, name, time_zone } },
      chosenIds(there, keys),
    );
    rememberSite(user, site.id);
    await go(walkHref(client_uuid), { replace: true });
  };
  const { press, saving, asks } = useBegin(chosen.readiness, begin);
  if (chosen.error && !templates) return <LoadProblem error={chosen.error} retry={chosen.retry} />;
  return (
    <Stack
      component="form"
      maw={760}
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <Group gap="sm" wrap="nowrap" p="10px 12px" bd="1px solid var(--cora-border)" bdrs="md">
        <Stack component="span" className={classes.words} gap={0}>
          <Box component="span" fw={500}>
            {siteName(site)}
          </Box>
          <Box component="span" c="dimmed" fz="sm">
            {siteAddress(site)}
          </Box>
        </Stack>
        <Button variant="default" onClick={onOther}>
          {t('inspections:create.otherSite')}
        </Button>
      </Group>
      {chosen.buildings.length > 1 && (
        <ChoiceCards
          name="building"
          label={t('inspections:field.building')}
          error={asks && buildingId === undefined && t('inspections:create.chooseBuilding')}
          value={buildingId}
          onChange={chosen.setBuilding}
          choices={chosen.buildings.map(({ id, name, address }) => ({ id, name, detail: address }))}
        />
      )}
      {templates?.length === 0 && <Text c="dimmed">{t('inspections:create.noTemplate')}</Text>}
      {templates && templates.length > 0 && (
        <ChoiceCards
          name="template"
          label={t('inspections:field.template')}
          error={asks && !template && t('inspections:create.chooseTemplate')}
          value={template?.id}
          onChange={chosen.setTemplate}
          choices={templates.map(({ id, name, description, question_count }) => ({
            id,
            name,
            detail: [t('inspections:create.questions', { count: question_count }), description]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
      {chosen.readiness === 'offline' && (
        <Text c="error" role="alert">
          {t('inspections:create.notOnDevice')}
        </Text>
      )}
      {kinds.length > 0 && building && (
        <PlacesField kinds={kinds} there={there} keys={keys} onChange={chosen.setKeys} />
      )}
      {snapshot?.visibility === 'choose' && (
        <ChoiceChips
          label={t('inspections:field.visibility')}
          choices={visibilities}
          word={(one) => t(`inspections:visibility.${one}`)}
          value={visibility}
          onChange={setVisibility}
        />
      )}
      {snapshot && (
        <>
          <TextInput
            label={t('inspections:field.accompanied_by')}
            placeholder={t('inspections:create.accompaniedHint')}
            maxLength={100}
            autoComplete="off"
            value={accompanied}
            onChange={({ currentTarget }) => setAccompanied(currentTarget.value)}
          />
          <Switch
            label={t('inspections:create.keepDistance')}
            description={t('inspections:create.keepDistanceText')}
            checked={keepsDistance}
            onChange={({ currentTarget }) => setKeepsDistance(currentTarget.checked)}
          />
        </>
      )}
      {snapshot && building && count <= maxQuestions && (
        <Text size="sm" c="dimmed" role="status">
          {count === 0 ? t('inspections:create.asksNothing') : t('inspections:create.asks', { count })}
        </Text>
      )}
      {count > maxQuestions && (
        <Text size="sm" c="error" role="alert">
          {t('inspections:create.tooMany', { count, maximum: maxQuestions })}
        </Text>
      )}
      <FormActions saving={saving} save={t('inspections:create.begin')} />
    </Stack>
  );
};
