import { useQuery, useQueryClient } from '@tanstack/react-query';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, savedWords, type Write } from '#platform/web/outbox/index';
import { Dialog, RowsSkeleton } from '#platform/web/ui/index';
import type { Building } from '../../contract/index.ts';
import type { Opened } from './opened.ts';
import { readAgain, tenantsQuery, vacanciesQuery } from './queries.ts';
import { TenantFacts } from './tenant-facts.tsx';
import { TenantForm } from './tenant-form.tsx';
import { TenantLinks } from './tenant-links.tsx';
import { VacancyFacts } from './vacancy-facts.tsx';
import { VacancyForm } from './vacancy-form.tsx';

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
    void readAgain(client, building.id);
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
