import { Group, Paper, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SiteSelect } from '#features/sites/jobs/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { type Page, usePages } from '#platform/web/routing/index';
import { Select } from '#platform/web/ui/index';
import { type PersonRights, roleEndpoints } from '../../contract/index.ts';
import { flagName } from '../flag-words.ts';
import { describeScope } from './describe-scope.ts';
import { describeWhy } from './describe-why.ts';
import classes from './rights.module.css';

const Answer = ({ yes, title, why }: { yes: boolean; title: string; why: readonly string[] }) => {
  const Icon = yes ? IconCircleCheck : IconCircleX;
  return (
    <Group component={Paper} gap="sm" align="stretch" wrap="nowrap" p="md">
      <Icon size={20} className={classes.mark} data-yes={yes || undefined} aria-hidden />
      <div>
        <Text fw={600}>{title}</Text>
        {why.map((line) => (
          <Text key={line} size="sm" c="dimmed">
            {line}
          </Text>
        ))}
      </div>
    </Group>
  );
};

/** The limits of the person on a page that opens for them. */
const limitsOn = ({ limits }: PersonRights, { path }: Page): string[] =>
  limits.filter(({ pages }) => pages.some((start) => path.startsWith(start))).map(({ text }) => text);

const PageAnswer = ({ person, page }: { person: PersonRights; page: Page }) => {
  const t = useText();
  const { name } = person;
  const gate = typeof page.gate === 'object' && 'unless' in page.gate ? page.gate : { flag: page.gate };
  const needed: readonly string[] = [gate.flag].flat();
  const kept = 'unless' in gate && person.flags.find(({ flag, held }) => held && flag === gate.unless);
  const able = person.flags.filter(({ flag }) => needed.includes(flag));
  const right = able.find(({ held }) => held) ?? able[0];
  if (!right)
    return (
      <Answer
        yes
        title={t('roles:rights.question.opens', { name })}
        why={[t('roles:rights.question.everyone'), ...limitsOn(person, page)]}
      />
    );
  const needs = t('roles:rights.question.needs', { right: flagName(right.flag, t) });
  if (right.held && kept)
    return (
      <Answer
        yes={false}
        title={t('roles:rights.question.closed', { name })}
        why={[
          t('roles:rights.question.kept', { right: flagName(kept.flag, t) }),
          describeWhy(person, kept, t),
        ]}
      />
    );
  return (
    <Answer
      yes={right.held}
      title={t(right.held ? 'roles:rights.question.opens' : 'roles:rights.question.closed', { name })}
      why={[needs, describeWhy(person, right, t), ...(right.held ? limitsOn(person, page) : [])]}
    />
  );
};

const JobAnswer = ({ person, jobId }: { person: PersonRights; jobId: number }) => {
  const t = useText();
  const { name } = person;
  const { data } = useQuery(
    endpointQuery(roleEndpoints.listPersonJobs, { params: { id: person.id }, query: { job_id: jobId } }),
  );
  const [row] = data?.rows ?? [];
  if (!data) return null;
  return row ? (
    <Answer yes title={t('roles:rights.question.seesJob', { name })} why={describeScope(row, t)} />
  ) : (
    <Answer
      yes={false}
      title={t('roles:rights.question.seesNot', { name })}
      why={[t('roles:rights.question.noSight')]}
    />
  );
};

/** Answers whether a page or a job site opens for the person, and why. */
const RightsQuestion = ({ person }: { person: PersonRights }) => {
  const t = useText();
  // Without pages of the product's support, which no right of an organization opens.
  const pages = usePages().filter(
    ({ layout, gate }) => layout === 'nav' && gate !== 'public' && gate !== 'super-admin',
  );
  const [path, setPath] = useState<string | null>(null);
  const [jobId, setJobId] = useState<number | null>(null);
  const page = pages.find((one) => one.path === path);
  return (
    <Stack gap="md" maw={560}>
      <Text fw={600}>{t('roles:rights.question.text')}</Text>
      <Select
        label={t('roles:rights.question.page')}
        placeholder={t('roles:rights.question.pageHint')}
        data={pages
          .map((one) => ({
            value: one.path,
            label: `${t(one.title)} (${one.path.replace(/\/?\{?-?\$\w+\}?/g, '/…')})`,
          }))
          .toSorted((a, b) => a.label.localeCompare(b.label))}
        value={path}
        onChange={setPath}
        searchable
        clearable
      />
      <SiteSelect value={jobId} onChange={(site) => setJobId(site?.id ?? null)} />
      <Stack aria-live="polite" gap="sm">
        {page && <PageAnswer person={person} page={page} />}
        {jobId !== null && <JobAnswer person={person} jobId={jobId} />}
        {!page && jobId === null && <Text c="dimmed">{t('roles:rights.question.empty')}</Text>}
      </Stack>
    </Stack>
  );
};

export default RightsQuestion;
