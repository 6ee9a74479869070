import { Anchor, Group } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shownTo, tenantLinkStore } from '#platform/web/feature/index';
import { showSuccess } from '#platform/web/feedback/index';
import { formatDate, formatNumber, formatPhone, useText } from '#platform/web/i18n/index';
import { type Outcome, savedWords, type Write } from '#platform/web/outbox/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { Dialog, type Fact, FactList, RowsSkeleton } from '#platform/web/ui/index';
import type { Building, BuildingTenant, Vacancy } from '../../contract/index.ts';
import classes from '../buildings.module.css';
import type { Opened } from './absent-of.ts';
import { floorNames } from './floor-names.ts';
import { refresh, tenantsQuery, vacanciesQuery } from './queries.ts';
import { TenantForm } from './tenant-form.tsx';
import { VacancyForm } from './vacancy-form.tsx';

/** Links from a tenant that other features add. */
const TenantLinks = ({ tenant }: { tenant: BuildingTenant }) => {
  const t = useText();
  const { flags } = useSession();
  const links = tenantLinkStore
    .use()
    .filter(shownTo(flags))
    .flatMap(({ id, title, href }) => {
      const to = href(tenant);
      return to === null ? [] : [{ id, title, to }];
    });
  if (links.length === 0) return null;
  return (
    <Group gap="xs" align="stretch" mb="md">
      {links.map(({ id, title, to }) => (
        <ButtonLink key={id} to={to} variant="default">
          {t(title)}
        </ButtonLink>
      ))}
    </Group>
  );
};

const TenantFacts = ({ building, tenant }: { building: Building; tenant: BuildingTenant }) => {
  const t = useText();
  const { contact_phone: phone, contact_email: email } = tenant;
  const facts: Fact[] = [
    [t('buildings:tenant.suite'), tenant.suite],
    [t('buildings:tenant.floors'), floorNames(building, tenant.floor_ids)],
    [
      t('buildings:plan.sqft'),
      tenant.sqft === null ? null : t('buildings:sqft', { count: formatNumber(tenant.sqft) }),
    ],
    [t('buildings:tenant.contactName'), tenant.contact_name],
    [
      t('buildings:tenant.contactPhone'),
      phone && <Anchor href={`tel:${phone}`}>{formatPhone(phone)}</Anchor>,
    ],
    [t('buildings:tenant.contactEmail'), email && <Anchor href={`mailto:${email}`}>{email}</Anchor>],
    [t('buildings:tenant.moveIn'), tenant.move_in && formatDate(tenant.move_in)],
    [t('buildings:tenant.moveOut'), tenant.move_out && formatDate(tenant.move_out)],
  ];
  return <FactList className={classes.facts} facts={facts} />;
};

const VacancyFacts = ({ building, vacancy }: { building: Building; vacancy: Vacancy }) => {
  const t = useText();
  const facts: Fact[] = [
    [t('buildings:vacancy.kind'), t(`buildings:vacancyKinds.${vacancy.kind}`)],
    [t('buildings:plan.floor'), floorNames(building, [vacancy.floor_id])],
    [t('buildings:plan.sqft'), t('buildings:sqft', { count: formatNumber(vacancy.sqft) })],
    [t('buildings:vacancy.from'), formatDate(vacancy.from)],
    [t('buildings:vacancy.to'), vacancy.to && formatDate(vacancy.to)],
    [t('buildings:vacancy.notice'), vacancy.notice_date && formatDate(vacancy.notice_date)],
  ];
  return <FactList className={classes.facts} facts={facts} />;
};

type Props = {
  building: Building;
  opened: Opened;
  mayEdit: boolean;
  /** A refused entry, to be corrected. */
  refused?: Write | undefined;
  onClose: () => void;
};

const titles = {
  tenant: ['buildings:plan.addTenant', 'buildings:plan.tenant'],
  vacant: ['buildings:plan.addVacancy', 'buildings:plan.vacancyOne'],
} as const;

/** A tenant or a vacancy: to be changed by those who may, else to be read. */
const OccupantDialog = ({ building, opened, mayEdit, refused, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const { kind, id } = opened;
  const tenants = useQuery({ ...tenantsQuery(building.id), enabled: kind === 'tenant' });
  const vacancies = useQuery({ ...vacanciesQuery(building.id), enabled: kind === 'vacant' && id !== null });
  const tenant = tenants.data?.find((each) => each.id === id);
  const vacancy = vacancies.data?.find((each) => each.id === id);
  const onDone = (outcome?: Outcome<unknown>) => {
    if (outcome && !outcome.sent) showSuccess(savedWords(outcome));
    void refresh(client, building.id);
    onClose();
  };
  const content = () => {
    if (id !== null && !tenant && !vacancy) return <RowsSkeleton rows={4} />;
    if (kind === 'tenant') {
      if (mayEdit)
        return (
          <TenantForm
            building={building}
            tenant={tenant ?? null}
            others={(tenants.data ?? []).filter((each) => each.id !== id)}
            refused={refused}
            onDone={onDone}
          />
        );
      return tenant && <TenantFacts building={building} tenant={tenant} />;
    }
    if (mayEdit)
      return <VacancyForm building={building} vacancy={vacancy ?? null} refused={refused} onDone={onDone} />;
    return vacancy && <VacancyFacts building={building} vacancy={vacancy} />;
  };
  return (
    <Dialog title={tenant?.name ?? t(titles[kind][id === null ? 0 : 1])} onClose={onClose} form={mayEdit}>
      {tenant && <TenantLinks tenant={tenant} />}
      {content()}
    </Dialog>
  );
};

export default OccupantDialog;
