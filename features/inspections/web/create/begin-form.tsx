import { Button, Switch, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { tenantsQuery, useBuilding } from '#features/buildings/web';
import type { JobRow } from '#features/jobs/contract';
import { siteAddress, siteName } from '#features/jobs/web';
import { recentSitesKey, rememberSite } from '#features/tasks/web';
import { serverNow } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { ChoiceChips, LoadProblem } from '#platform/web/ui/index';
import { askedOf, coarseDistance, type Inspection, kindsOf, mostAsked } from '../../contract/index.ts';
import { walkHref } from '../addresses.ts';
import { beginInspection } from './begin-inspection.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { chosenIds, firstPlaces, startPlaces } from './chosen-places.ts';
import classes from './create.module.css';
import type { Start } from './create-search.ts';
import { distanceTo, type Point } from './distance.ts';
import { PlacesField } from './places-field.tsx';
import { placesOf } from './places-of.ts';
import { askPosition } from './position.ts';
import { snapshotQuery, templatesQuery } from './template-queries.ts';
import { useKeptChoice } from './use-kept-choice.ts';

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
  const buildings = site.buildings ?? [];
  const [buildingId, setBuilding] = useState(() =>
    buildings.length === 1 ? buildings[0]?.id : buildings.find(({ id }) => id === start.building)?.id,
  );
  const { data: templates, error, refetch } = useQuery(templatesQuery);
  const [wanted, setTemplate] = useState(start.template);
  const template = templates?.find(
    ({ id }) => id === (wanted ?? (templates.length === 1 ? templates[0]?.id : 0)),
  );
  const chosenSnapshot = useQuery({
    ...snapshotQuery(template ?? { id: 0, version: 0 }),
    enabled: template !== undefined,
  });
  const snapshot = template && chosenSnapshot.data;
  const building = useBuilding(buildingId);
  const kinds = snapshot ? kindsOf(snapshot.sections) : [];
  const repeated = kinds.length > 0;
  const { data: tenants } = useQuery({
    ...tenantsQuery(buildingId ?? 0),
    meta: { quiet: true },
    enabled: buildingId !== undefined && kinds.includes('tenant'),
  });
  const there = useMemo(() => (building ? placesOf(building, tenants ?? []) : []), [building, tenants]);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  useEffect(
    () => setKeys(startPlaces(there, start.place, firstPlaces(there, tenants ?? []))),
    [there, tenants, start.place],
  );
  const places = there.filter(({ key, kind }) => keys.has(key) && kinds.includes(kind));
  const [accompanied, setAccompanied] = useState('');
  const [visibility, setVisibility] = useState<Inspection['visibility']>('public');
  const [keepsDistance, setKeepsDistance] = useKeptChoice('cora.inspection-distance');
  const [saving, setSaving] = useState(false);
  const count = snapshot ? askedOf(snapshot, places, null).length : 0;
  const ready = snapshot && building && count > 0 && count <= mostAsked;
  const distance = async (): Promise<number | null> => {
    if (!keepsDistance) return null;
    const point = from ?? (await askPosition());
    const meters = point && distanceTo({ buildings: buildings.filter(({ id }) => id === buildingId) }, point);
    return meters === null ? null : coarseDistance(meters);
  };
  const begin = async () => {
    if (!ready) return;
    setSaving(true);
    try {
      const client_uuid = crypto.randomUUID();
      const chosen = {
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
        { ...chosen, building: { id, name, time_zone } },
        chosenIds(there, keys),
      );
      rememberSite(recentSitesKey(user.id, user.default_organization.id), site.id);
      await go(walkHref(client_uuid), { replace: true });
    } catch (problem) {
      showProblem(problem);
    } finally {
      setSaving(false);
    }
  };
  if (error && !templates) return <LoadProblem error={error} retry={() => void refetch()} />;
  return (
    <form
      className={classes.choice}
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <div className={classes.site}>
        <span className={classes.words}>
          <span className={classes.name}>{siteName(site)}</span>
          <span className={classes.detail}>{siteAddress(site)}</span>
        </span>
        <Button variant="default" onClick={onOther}>
          {t('inspections:create.otherSite')}
        </Button>
      </div>
      {buildings.length > 1 && (
        <ChoiceCards
          name="building"
          label={t('inspections:field.building')}
          value={buildingId}
          onChange={setBuilding}
          choices={buildings.map(({ id, name, address }) => ({ id, name, detail: address }))}
        />
      )}
      {templates?.length === 0 && <Text c="dimmed">{t('inspections:create.noTemplate')}</Text>}
      {templates && templates.length > 0 && (
        <ChoiceCards
          name="template"
          label={t('inspections:field.template')}
          value={template?.id}
          onChange={setTemplate}
          choices={templates.map(({ id, name, description, question_count }) => ({
            id,
            name,
            detail: [t('inspections:create.questions', { count: question_count }), description]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
      {template && !snapshot && chosenSnapshot.isError && (
        <Text c="error" role="alert">
          {t('inspections:create.notAtHand')}
        </Text>
      )}
      {repeated && building && <PlacesField {...{ kinds, there, keys }} onChange={setKeys} />}
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
      {ready && (
        <Text size="sm" c="dimmed" role="status">
          {t('inspections:create.asks', { count })}
        </Text>
      )}
      {count > mostAsked && (
        <Text size="sm" c="error" role="alert">
          {t('inspections:create.tooMany', { count, maximum: mostAsked })}
        </Text>
      )}
      <FormActions saving={saving} save={t('inspections:create.begin')} />
    </form>
  );
};
